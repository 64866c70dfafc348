import { type RentTerms, rentOfTerm } from '@gida/contract/domains/leases/rent'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadedRules } from './packs.ts'
import { makeRuleBook } from './rule-book.ts'
import { landUseCharge, rentRelief, stampDuty, withholding } from './taxes.ts'

const book = makeRuleBook(loadedRules)
const naira = (amount: number) => amount * 100

/** A lease of that many years from 1 November 2026. */
const leaseOf = (years: number, rent: number, frequency: RentTerms['frequency'] = 'YEARLY'): RentTerms => ({
  start_date: '2026-11-01',
  end_date: addDays(addMonths('2026-11-01', 12 * years), -1),
  frequency,
  instalments: 1,
  rent_amount: naira(rent),
})

describe('rent relief', () => {
  test.each([
    [1_200_000, 240_000],
    [2_500_000, 500_000],
    [4_000_000, 500_000],
    [0, 0],
  ])('on ₦%i of rent is ₦%i', (paid, relief) => {
    const answer = rentRelief(book, 2026, naira(paid))
    expect(answer.amount).toBe(naira(relief))
    expect(answer.rule).toMatchObject({ key: 'ng.tax.rent_relief', status: 'IN_FORCE', confidence: 'H' })
  })
  test('is not known for a year without a rule', () => {
    expect(rentRelief(book, 2025, naira(1_200_000))).toMatchObject({
      amount: null,
      rule: null,
      says: 'No rule on rent relief is loaded for 2025.',
    })
  })
})

describe('stamp duty', () => {
  test('on a lease of one year at ₦12m is ₦93,600, due within 30 days, and the tenant pays', () => {
    expect(stampDuty(book, leaseOf(1, 12_000_000), '2026-11-01')).toMatchObject({
      consideration: naira(12_000_000),
      rate: 7800,
      amount: naira(93_600),
      deadline: '2026-12-01',
      payer: 'TENANT',
      exemption: null,
    })
  })
  test('on ₦9m over three years is ₦70,200, and a reported exemption is named, with how weak it is', () => {
    const duty = stampDuty(book, leaseOf(3, 3_000_000), '2026-11-01')
    expect(duty).toMatchObject({ consideration: naira(9_000_000), amount: naira(70_200) })
    expect(duty.exemption).toMatchObject({ confidence: 'L' })
    expect(duty.says).toContain('On what basis is not settled')
  })
  test.each([
    [6, 7800],
    [7, 30_000],
    [21, 30_000],
    [22, 60_000],
  ])('a lease of %i years is charged at %i parts per million', (years, rate) => {
    expect(stampDuty(book, leaseOf(years, 20_000_000), '2026-11-01').rate).toBe(rate)
  })
  test('a day less than seven years is still less than seven', () => {
    const seven = leaseOf(7, 20_000_000)
    expect(stampDuty(book, { ...seven, end_date: addDays(seven.end_date, -1) }, '2026-11-01').rate).toBe(7800)
  })
  test('a lease signed before the rule has no deadline, and one before all rules has no amount', () => {
    expect(stampDuty(book, leaseOf(1, 12_000_000), '2025-11-01')).toMatchObject({
      amount: naira(93_600),
      deadline: null,
    })
    expect(stampDuty(book, leaseOf(1, 12_000_000), '2019-11-01')).toMatchObject({ amount: null, rule: null })
  })
})

describe('withholding tax', () => {
  test('a company keeps back ₦600,000 of ₦6m, and the landlord gets the rest and a credit', () => {
    const answer = withholding(book, 'COMPANY', naira(6_000_000), '2026-11-01')
    expect(answer).toMatchObject({ applies: 'YES', amount: naira(600_000) })
    expect(answer.says).toContain('The landlord gets ₦5,400,000.00 and a credit')
  })
  test('a person keeps back nothing; where the payer is not known, it says what a company would', () => {
    expect(withholding(book, 'PERSON', naira(6_000_000), '2026-11-01')).toMatchObject({
      applies: 'NO',
      amount: 0,
    })
    expect(withholding(book, undefined, naira(6_000_000), '2026-11-01').applies).toBe('NOT_KNOWN')
    expect(withholding(book, 'COMPANY', naira(6_000_000), '2024-12-31')).toMatchObject({
      amount: null,
      rule: null,
    })
  })
})

describe('land use charge of Lagos', () => {
  const at = { state: 'Lagos', day: '2026-01-01' }
  test.each([
    ['OWNER_OCCUPIED', 4_728],
    ['OWNER_WITH_TENANT', 15_840],
    ['COMMERCIAL', 47_280],
  ] as const)('on a value of ₦20m, %s, is ₦%i', (use, amount) => {
    expect(landUseCharge(book, { assessed_value: naira(20_000_000), use, at })).toMatchObject({
      base: naira(12_000_000),
      amount: naira(amount),
    })
  })
  test('has no rule in Kano', () => {
    const kano = { ...at, state: 'Kano' }
    expect(landUseCharge(book, { assessed_value: 1, use: 'COMMERCIAL', at: kano })).toBeUndefined()
  })
})

test('the rent of a term is that of its periods, and a short last one costs its days', () => {
  expect(rentOfTerm(leaseOf(2, 1_000_000, 'TWO_YEARLY'))).toBe(naira(1_000_000))
  expect(rentOfTerm(leaseOf(1, 100_000, 'MONTHLY'))).toBe(naira(1_200_000))
  expect(rentOfTerm({ ...leaseOf(1, 365_000), end_date: '2026-11-10' })).toBe(naira(10_000))
})

test('no tax is a fraction of a kobo or more than what it is taken from', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      (rent, years) => {
        const terms = { ...leaseOf(years, 0), rent_amount: rent }
        const duty = stampDuty(book, terms, '2026-11-01')
        for (const [part, whole] of [
          [duty.amount, duty.consideration],
          [withholding(book, 'COMPANY', rent, '2026-11-01').amount, rent],
          [rentRelief(book, 2026, rent).amount, rent],
        ] as const) {
          expect(Number.isSafeInteger(part)).toBe(true)
          expect(part).toBeLessThanOrEqual(whole)
        }
      },
    ),
  )
})
