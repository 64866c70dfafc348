import { Frequency } from '@gida/contract/domains/estates/unit'
import type { LawRule } from '@gida/contract/domains/law/rule'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePackage, loadedRules, makeRuleBook, type Place } from '../../law/index.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'
import { quoteLines } from './quote-lines.ts'

const book = makeRuleBook(loadedRules)
const naira = (amount: number) => amount * 100
const lagos = { state: 'Lagos', lga: 'Eti-Osa', address: '14 Freedom Way, Lekki' }

type QuotedTerms = Omit<LeaseTerms, 'id'> & { advance_months: number; is_sitting_tenant: boolean }
const asked = (change: Partial<QuotedTerms> = {}): QuotedTerms => ({
  start_date: '2026-12-01',
  end_date: '2027-11-30',
  frequency: 'YEARLY',
  rent_amount: naira(1_200_000),
  instalments: 1,
  advance_months: 0,
  service_charge: naira(150_000),
  caution_deposit: naira(100_000),
  deposit_carried: 0,
  agency_fee: naira(120_000),
  legal_fee: naira(120_000),
  agreement_fee: 0,
  fees: [],
  is_sitting_tenant: false,
  ...change,
})

/** A quote without its database. */
function quoteOf(
  rules: typeof book,
  place: Place,
  { advance_months, is_sitting_tenant, ...terms }: QuotedTerms,
) {
  const lines = quoteLines(terms, advance_months)
  const judged = judgePackage(rules, place, {
    terms,
    lines,
    advance_months,
    is_sitting_tenant,
    payer: 'PERSON',
  })
  return {
    ...judged,
    total_to_move_in: sumOf(lines.filter((line) => line.at_move_in)),
    total_first_year: sumOf(lines),
  }
}
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0)

test('a year’s rent and its fees are one package, all of it before the key is handed over', () => {
  const quote = quoteOf(book, lagos, asked())
  expect(quote.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Rent, 1 Dec 2026 to 30 Nov 2027', naira(1_200_000)],
    ['Service charge, 1 Dec 2026 to 30 Nov 2027', naira(150_000)],
    ['Caution deposit', naira(100_000)],
    ['Agency fee', naira(120_000)],
    ['Legal fee', naira(120_000)],
  ])
  expect([quote.total_to_move_in, quote.total_first_year]).toEqual([naira(1_690_000), naira(1_690_000)])
  expect(quote.warnings).toEqual([])
})

test('rent by the month: one at the door, twelve in the year', () => {
  const quote = quoteOf(book, lagos, asked({ frequency: 'MONTHLY', rent_amount: naira(100_000) }))
  expect(quote.total_to_move_in).toBe(naira(590_000))
  expect(quote.total_first_year).toBe(naira(1_690_000))
})

test('in instalments, what cannot be divided is in the first', () => {
  const quote = quoteOf(book, lagos, asked({ instalments: 4, rent_amount: 1_000_003 }))
  const rents = quote.lines.filter((line) => line.transaction_type === 'RENT_PAYMENT')
  expect(rents.map(({ amount, due_date }) => [amount, due_date])).toEqual([
    [250_003, '2026-12-01'],
    [250_000, '2027-03-01'],
    [250_000, '2027-06-01'],
    [250_000, '2027-09-01'],
  ])
})

describe('the fees', () => {
  const kinds = (change: Partial<QuotedTerms>, place = lagos) =>
    quoteOf(book, place, asked(change)).warnings.map(({ kind, transaction_type }) => [kind, transaction_type])

  test('a kobo over a tenth of a year’s rent is over the cap in Lagos', () => {
    expect(kinds({ agency_fee: naira(120_000) + 1 })).toEqual([['OVER_CAP', 'AGENCY_FEE']])
    expect(kinds({ legal_fee: naira(120_000) + 1 })).toEqual([['OVER_CAP', 'LEGAL_FEE']])
  })
  test('the cap is on a year’s rent, however it is paid', () => {
    const monthly = { frequency: 'MONTHLY', rent_amount: naira(100_000) } as const
    expect(kinds({ ...monthly, agency_fee: naira(120_000) })).toEqual([])
    expect(kinds({ ...monthly, agency_fee: naira(120_001) })).toEqual([['OVER_CAP', 'AGENCY_FEE']])
  })
  test('a fee in two parts under two names is one fee to the cap', () => {
    const extra = {
      key: '1',
      name: 'Viewing',
      transaction_type: 'AGENCY_FEE',
      amount: 1,
      rhythm: 'ONCE',
    } as const
    expect(kinds({ fees: [extra] })).toEqual([['OVER_CAP', 'AGENCY_FEE']])
    expect(kinds({ fees: [{ ...extra, transaction_type: 'MAINTENANCE_FEE' }] })).toEqual([])
  })
  test('elsewhere it is over the custom, which is no law', () => {
    const abuja = { state: 'Federal Capital Territory', lga: 'AMAC', address: '31 Gana Street' }
    const { warnings } = quoteOf(book, abuja, asked({ agency_fee: naira(200_000) }))
    expect(warnings[0]).toMatchObject({ kind: 'OVER_CUSTOM', rule: { status: 'CUSTOM' } })
  })
  test('a tenant who stays is not asked again, by custom', () => {
    expect(kinds({ is_sitting_tenant: true })).toEqual([
      ['OVER_CUSTOM', 'AGENCY_FEE'],
      ['OVER_CUSTOM', 'LEGAL_FEE'],
    ])
  })
  test('the bill’s 5% is told, and warns of nothing', () => {
    const quote = quoteOf(book, lagos, asked())
    expect(quote.would_change.map(({ rule }) => [rule.key, rule.status])).toEqual([
      ['lagos.fees.agency_fee', 'PROPOSED'],
    ])
    expect(quote.warnings).toEqual([])
  })
})

test('two years at once is too much, and says so', () => {
  const twice = asked({ advance_months: 24, end_date: '2028-11-30' })
  const quote = quoteOf(book, lagos, twice)
  expect(quote.advance).toMatchObject({ verdict: 'TOO_MUCH', asked_months: 24, most_months: 12 })
  expect(quote.warnings.map(({ kind }) => kind)).toEqual(['OVER_ADVANCE'])
  expect(quote.total_to_move_in).toBe(naira(2_890_000))
})

const anyTerms = fc
  .record({
    start_date: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
    days: fc.integer({ min: 0, max: 1500 }),
    frequency: fc.constantFrom(...Frequency.options),
    rent_amount: fc.integer({ min: 1, max: 10 ** 12 }),
    service_charge: fc.integer({ min: 0, max: 10 ** 12 }),
    caution_deposit: fc.integer({ min: 0, max: 10 ** 12 }),
    agency_fee: fc.integer({ min: 0, max: 10 ** 12 }),
    legal_fee: fc.integer({ min: 0, max: 10 ** 12 }),
    agreement_fee: fc.integer({ min: 0, max: 10 ** 12 }),
    advance_periods: fc.integer({ min: 0, max: 4 }),
    instalments: fc.constantFrom(1, 2, 3),
  })
  .map(({ days, advance_periods, instalments, ...terms }) => {
    const months = MONTHS_OF[terms.frequency]
    return asked({
      ...terms,
      end_date: addDays(terms.start_date, days),
      instalments: months % instalments === 0 ? instalments : 1,
      advance_months: advance_periods * months,
    })
  })

describe('whatever the terms', () => {
  test('the lines come to the totals, in whole kobo, and none falls due outside the first year', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { lines, total_to_move_in, total_first_year } = quoteOf(book, lagos, terms)
        const sum = (some: typeof lines) => some.reduce((all, line) => all + line.amount, 0)
        expect(sum(lines)).toBe(total_first_year)
        expect(sum(lines.filter((line) => line.at_move_in))).toBe(total_to_move_in)
        for (const { amount, due_date } of lines) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
          expect(due_date >= terms.start_date && due_date < addMonths(terms.start_date, 12)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('no number of a bill changes a line, a warning or a verdict', () => {
    const wild = (rule: LawRule): LawRule =>
      rule.status === 'PROPOSED' && rule.value.kind === 'FEE_CAP'
        ? { ...rule, value: { ...rule.value, most_rate: 0 } }
        : rule
    const without = makeRuleBook(loadedRules.filter((rule) => rule.status !== 'PROPOSED'))
    const with_ = makeRuleBook(loadedRules.map(wild))
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const plain = (given: typeof book) => {
          const { would_change: _bills, advance, ...quote } = quoteOf(given, lagos, terms)
          return { ...quote, advance: { ...advance, would_change: [] } }
        }
        expect(plain(with_)).toEqual(plain(without))
      }),
    )
  })
})
