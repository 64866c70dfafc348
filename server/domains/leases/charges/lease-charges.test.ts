import { Frequency } from '@gida/contract/domains/estates/unit'
import { addDays, daysBetween } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LeaseTerms, leaseCharges } from './lease-charges.ts'

const terms = (given: Partial<LeaseTerms>): LeaseTerms => ({
  id: 'L',
  start_date: '2026-11-01',
  end_date: '2027-10-31',
  rent_amount: 120_000_000,
  frequency: 'YEARLY',
  service_charge: 0,
  caution_deposit: 0,
  agency_fee: 0,
  legal_fee: 0,
  instalments: 1,
  deposit_carried: 0,
  agreement_fee: 0,
  fees: [],
  ...given,
})
const rents = (given: Partial<LeaseTerms>) =>
  leaseCharges(terms(given)).map((charge) => [charge.period_start, charge.period_end, charge.amount])

test('a year of rent is one charge, due on its first day and described by its period', () => {
  expect(leaseCharges(terms({}))).toEqual([
    {
      key: 'lease:L:RENT_PAYMENT:2026-11-01',
      transaction_type: 'RENT_PAYMENT',
      description: 'Rent, 1 Nov 2026 to 31 Oct 2027',
      amount: 120_000_000,
      due_date: '2026-11-01',
      period_start: '2026-11-01',
      period_end: '2027-10-31',
    },
  ])
})

test.each([
  ['MONTHLY', 12],
  ['QUARTERLY', 4],
  ['HALF_YEARLY', 2],
  ['YEARLY', 1],
] as const)('a year that is paid %s makes %i charges of the full rent', (frequency, count) => {
  const made = rents({ frequency })
  expect(made).toHaveLength(count)
  expect(made.every(([, , amount]) => amount === 120_000_000)).toBe(true)
})

test('two years paid at once are one charge', () => {
  expect(rents({ frequency: 'TWO_YEARLY', end_date: '2028-10-31' })).toEqual([
    ['2026-11-01', '2028-10-31', 120_000_000],
  ])
})

test('a tenancy from the 31st falls due on the last day of a short month and on the 31st again after it', () => {
  const made = rents({ start_date: '2027-01-31', end_date: '2027-05-30', frequency: 'MONTHLY' })
  expect(made.map(([start, end]) => [start, end])).toEqual([
    ['2027-01-31', '2027-02-27'],
    ['2027-02-28', '2027-03-30'],
    ['2027-03-31', '2027-04-29'],
    ['2027-04-30', '2027-05-30'],
  ])
})

test('a short last period costs its share by days, floored', () => {
  expect(
    rents({
      start_date: '2026-11-01',
      end_date: '2026-12-10',
      frequency: 'MONTHLY',
      rent_amount: 10_000_001,
    }),
  ).toEqual([
    ['2026-11-01', '2026-11-30', 10_000_001],
    ['2026-12-01', '2026-12-10', 3_225_806], // 10 days of 31
  ])
})

test('a short first and only period is the last one too', () => {
  expect(rents({ end_date: '2026-11-01' })).toEqual([['2026-11-01', '2026-11-01', 328_767]]) // 1 day of 365
})

test('a year of service charge falls due at the start of each year of the lease, the last one by its days', () => {
  const made = leaseCharges(
    terms({ end_date: '2028-04-30', service_charge: 36_500_000, frequency: 'TWO_YEARLY' }),
  )
  expect(
    made
      .filter((charge) => charge.transaction_type === 'SERVICE_CHARGE')
      .map(({ due_date, amount, description }) => [due_date, amount, description]),
  ).toEqual([
    ['2026-11-01', 36_500_000, 'Service charge, 1 Nov 2026 to 31 Oct 2027'],
    ['2027-11-01', 18_150_273, 'Service charge, 1 Nov 2027 to 30 Apr 2028'], // 182 days of 366
  ])
})

test('deposit and fees are asked for once, on the first day, without a period', () => {
  const made = leaseCharges(
    terms({ caution_deposit: 25_000_000, agency_fee: 12_000_000, legal_fee: 12_000_001 }),
  )
  expect(made.slice(1)).toEqual([
    {
      key: 'lease:L:CAUTION_DEPOSIT:2026-11-01',
      transaction_type: 'CAUTION_DEPOSIT',
      description: 'Caution deposit',
      amount: 25_000_000,
      due_date: '2026-11-01',
    },
    expect.objectContaining({ transaction_type: 'AGENCY_FEE', amount: 12_000_000 }),
    expect.objectContaining({ transaction_type: 'LEGAL_FEE', amount: 12_000_001 }),
  ])
})

test('whatever the term: periods follow each other without a gap, cover it, and only the last may cost less', () => {
  const anyTerms = fc
    .record({
      start: fc.integer({ min: 0, max: 3000 }),
      days: fc.integer({ min: 0, max: 4000 }),
      rent_amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
      frequency: fc.constantFrom(...Frequency.options),
    })
    .map(({ start, days, ...rest }) => {
      const start_date = addDays('2024-01-01', start)
      return terms({ ...rest, start_date, end_date: addDays(start_date, days) })
    })
  fc.assert(
    fc.property(anyTerms, (lease) => {
      const charges = leaseCharges(lease)
      const raised = charges.filter(({ amount }) => amount > 0)
      expect(raised).toEqual(charges)
      expect(new Set(charges.map(({ key }) => key)).size).toBe(charges.length)
      let next = lease.start_date
      for (const [index, charge] of charges.entries()) {
        expect(charge.period_start).toBe(next)
        expect(charge.due_date).toBe(next)
        next = addDays(charge.period_end as string, 1)
        if (index < charges.length - 1) expect(charge.amount).toBe(lease.rent_amount)
        else expect(charge.amount).toBeLessThanOrEqual(lease.rent_amount)
      }
      // What is not covered at the end is a last short period that came to less than a kobo.
      const uncovered = daysBetween(next, lease.end_date) + 1
      if (lease.rent_amount >= 731) expect(uncovered).toBe(0)
      else expect(uncovered).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})

test('who moves here within days paid for elsewhere owes the rest of the first period, and a deposit that is higher here', () => {
  const moved = { charges_from: '2027-01-31', followed_as: 'TRANSFER' }
  expect(rents({ ...moved, caution_deposit: 300, deposit_carried: 200, end_date: '2028-10-31' })).toEqual([
    ['2027-01-31', '2027-10-31', Math.floor((120_000_000 * 274) / 365)],
    ['2027-11-01', '2028-10-31', 120_000_000],
    [undefined, undefined, 100],
  ])
  expect(rents({ charges_from: '2027-01-31' })).toEqual([])
})
