import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadedRules } from './packs.ts'
import { makeRuleBook } from './rule-book.ts'
import { taxOnNext, vendorWithholdingRate, withholdingDueOn } from './withhold-from-vendor.ts'

const book = makeRuleBook(loadedRules)

test.each([
  ['BUILDING', 20_000],
  ['CONSTRUCTION', 50_000],
  ['SERVICES', 20_000],
  ['GOODS', 20_000],
  ['PROFESSIONAL', 50_000],
])('of %s %i parts per million are held back, and twice that without a TIN', (wht_class, rate) => {
  expect(vendorWithholdingRate(book, { wht_class, has_tin: true }, '2026-11-20')).toBe(rate)
  expect(vendorWithholdingRate(book, { wht_class, has_tin: false }, '2026-11-20')).toBe(2 * rate)
  expect(vendorWithholdingRate(book, { wht_class, has_tin: true }, '2024-12-31')).toBe(0)
})

test('however a bill is divided, the tax is that of the whole, and never below zero', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000_007 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(20_000, 40_000, 50_000, 100_000),
      (parts, rate) => {
        const paid = { base: 0, taken: 0 }
        for (const part of parts) {
          const tax = taxOnNext(paid, part, rate)
          expect(tax).toBeGreaterThanOrEqual(0)
          paid.base += part
          paid.taken += tax
        }
        expect(paid.taken).toBe(taxOnNext({ base: 0, taken: 0 }, paid.base, rate))
      },
    ),
  )
})

test('goes to the federal authority by the 21st and to a state by the 30th, or the last day of a short month', () => {
  expect(withholdingDueOn(book, 'FEDERAL', '2026-11')).toBe('2026-12-21')
  expect(withholdingDueOn(book, 'STATE', '2026-11')).toBe('2026-12-30')
  expect(withholdingDueOn(book, 'STATE', '2027-01')).toBe('2027-02-28')
  expect(withholdingDueOn(book, 'STATE', '2024-01')).toBeNull()
})
