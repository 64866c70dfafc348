import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameWords } from './name-words.ts'
import { isLikely, mayBeOne, nameMatches } from './same-person.ts'

test.each([
  ['OYELARAN-WILLIAMS BABATUNDE K', 'Chief Babatunde Oyelaran-Williams', true],
  ['ADEBAYO OLUWASEUN', 'Olúwaṣeun Adébáyọ̀', true],
  ['OLAWALE JIMOH', 'Ọláwálé Jímọ̀h', true],
  ['ADA NGOZI OKAFOR', 'Ada Okafor', true],
  ['O BRIEN SEAN', 'Sean O’Brien', true],
  ['ABIODUN BELLO', 'Bello Abi-Odun', true],
  ['OKAFOR PROPERTIES NIG. LTD', 'Okafor Properties Limited', true],
  ['ALHAJI MUSA BELLO', 'Mallam Bello Musa', true],
  ['MR JOHN ADEYEMI', 'Mr John Bello', false],
  ['MRS ADA OKAFOR', 'Mrs. Ada Eze', false],
  ['ENGR CHIEF BELLO', 'Engr. Chief Okafor', false],
  ['PALMGROVE VENTURES NIG LTD', 'Lekki Ventures Nig Ltd', false],
  ['PALMGROVE PROPERTIES LTD', 'Chief Babatunde Oyelaran-Williams', false],
  ['OKAFOR CHINEDU', 'Ada Okafor', false],
  ['OKAFOR OKAFOR', 'Ada Okafor', false],
  ['BELLO J', 'John Bello', false],
  ['K B', 'K B Okafor', false],
])('the account %s is of %s: %s', (account_name, full_name, matches) => {
  expect(nameMatches(account_name, full_name)).toBe(matches)
})

test.each([
  ['Mr John Bello', 'Bello J.', true],
  ['Prince', 'PRINCE', true],
  ['Mr John Bello', 'Mr Ada Okafor', false],
  ['Mr', 'Chief', false],
  ['J B', 'J B Okafor', false],
])('%s and %s may be one person: %s', (a, b, may) => expect(mayBeOne(a, b)).toBe(may))

test.each([
  ['Chief Chinedu Okafor', 'Okafor Chinedu', true],
  ['Chinedu Okafor', 'Chinedu Okafr', true],
  ['John Bello', 'Bello J.', true],
  ['Prince', 'PRINCE', true],
  ['Chinedu Okafor', 'Kemi Okafor', false],
  ['Chinedu Okafor', 'Chief Okafor', false],
])('%s is likely who is written as %s: %s', (full_name, name, is) =>
  expect(isLikely(full_name, name)).toBe(is),
)

test('a name that is nothing but titles and forms has no words of its own', () => {
  expect(nameWords('Alhaji Chief (Dr.) Engr. & Sons Nig. Ltd')).toEqual([])
})

const TITLES = ['Mr', 'Mrs.', 'CHIEF', 'Alhaji', 'Alhaja', 'Dr', 'Engr.', 'Barr', 'Prof', 'Pastor', 'Otunba']
const titles = fc.array(fc.constantFrom(...TITLES, 'Prince', 'Princess', 'Hon.', 'Sir', 'Lady'))
const word = fc.constantFrom('Ada', 'Okafor', 'Bello', 'Musa', 'Adé', 'Ọláwálé', 'Ɗanladi', 'J', 'K')
const name = fc.array(word, { minLength: 1, maxLength: 4 })

describe.each([
  ['nameMatches', nameMatches],
  ['mayBeOne', mayBeOne],
])('%s', (_, compare) => {
  test('takes no title for evidence, wherever it stands', () => {
    fc.assert(
      fc.property(name, name, titles, titles, (a, b, before, behind) => {
        fc.pre([a, b].every((words) => words.some(({ length }) => length > 1)))
        const titled = compare([...before, ...a].join(' '), [...before, ...b, ...behind].join(' '))
        expect(titled).toBe(compare(a.join(' '), b.join(' ')))
      }),
    )
  })

  test('says the same of both ways round, in any order, with marks or without, and in capitals', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const said = compare(a.join(' '), b.join(' '))
        const bare = b.toReversed().join(' ').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
        expect(compare(b.join(' '), a.join(' '))).toBe(said)
        if (nameWords(a.join(' ')).some(({ length }) => length > 1))
          expect(compare(a.join(' '), bare)).toBe(said)
      }),
    )
  })
})
