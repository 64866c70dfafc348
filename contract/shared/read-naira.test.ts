import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNaira, MAX_KOBO } from './money.ts'
import { koboIn, readAmount } from './read-naira.ts'

test.each([
  ['₦1,200,000.00', 120_000_000],
  ['₦ 2m', 200_000_000],
  ['1,500.5', 150_050],
  ['1500.50', 150_050],
  ['1500.', 150_000],
  ['N850,000', 85_000_000],
  ['#850,000', 85_000_000],
  ['NGN 50', 5_000],
  ['1.5m', 150_000_000],
  ['950k', 95_000_000],
  ['0.5', 50],
  [' 1 000 ', 100_000],
  ['', null],
])('a person types %s', (typed, kobo) => {
  expect(readAmount(typed)).toBe(kobo)
})

test.each([
  ['1.005', 'AMBIGUOUS'],
  ['1.2.3', 'AMBIGUOUS'],
  ['1500,50', 'AMBIGUOUS'],
  ['1,200,000.00950k', 'AMBIGUOUS'],
  ['500.00950k', 'AMBIGUOUS'],
  ['-5', 'NEGATIVE'],
  ['(50,000)', 'NEGATIVE'],
  ['abc', 'UNREADABLE'],
  ['half', 'UNREADABLE'],
  ['₦.6', 'AMBIGUOUS'],
  ['10,000,000,000.01', 'TOO_LARGE'],
  ['99999999999999', 'TOO_LARGE'],
])('%s is no amount, and is kept as it was typed', (typed, fault) => {
  expect(readAmount(typed)).toEqual({ typed, fault })
  expect(() => koboIn(readAmount(typed))).toThrow()
})

test('any amount survives being shown and typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_KOBO }), (kobo) => {
      expect(readAmount(formatNaira(kobo))).toBe(kobo)
      expect(readAmount(formatNaira(kobo, 'short'))).toBe(kobo)
    }),
  )
})

test('a text is read whole or not at all: no digit of it is left out', () => {
  const digits = (text: string) => text.replace(/[^0-9]/g, '').replace(/^0+/, '')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- ₦'), maxLength: 12 }), (typed) => {
      const read = readAmount(typed)
      if (typeof read !== 'number') return
      const [naira = '', decimals = ''] = typed.replace(/₦\s*\.(?!\d)/, '').split('.') // a dot after the naira sign is an abbreviation
      expect(String(read).replace(/^0+/, '')).toBe(digits(naira + decimals.trim().padEnd(2, '0')))
    }),
  )
})
