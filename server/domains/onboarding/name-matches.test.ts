import { expect, test } from 'vitest'
import { nameMatches } from './name-matches.ts'

test.each([
  ['OYELARAN-WILLIAMS BABATUNDE K', 'Chief Babatunde Oyelaran-Williams', true],
  ['ADEBAYO OLUWASEUN', 'Olúwaṣeun Adébáyọ̀', true],
  ['ADA NGOZI OKAFOR', 'Ada Okafor', true],
  ['PALMGROVE PROPERTIES LTD', 'Chief Babatunde Oyelaran-Williams', false],
  ['OKAFOR CHINEDU', 'Ada Okafor', false],
  ['OKAFOR OKAFOR', 'Ada Okafor', false],
  ['K B', 'K B Okafor', false],
])('the account %s of %s: %s', (account_name, full_name, matches) => {
  expect(nameMatches(account_name, full_name)).toBe(matches)
})
