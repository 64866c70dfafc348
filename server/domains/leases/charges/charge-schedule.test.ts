import { FeeRhythm } from '@gida/contract/domains/charges/rules'
import { Frequency } from '@gida/contract/domains/estates/unit'
import { partOf, shareByDays } from '@gida/contract/domains/leases/rent'
import { instalmentsOf, MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NewCharge } from '../../charges/index.ts'
import { planEnding, type RaisedCharge } from '../endings/plan-ending.ts'
import { scheduleCharges } from './charge-schedule.ts'
import { type LeaseTerms, leaseCharges } from './lease-charges.ts'

const FIVE_YEARS = 1826
const kobo = fc.integer({ min: 0, max: 500_000_000 })
/** Days on which calendars trip are drawn as often as all others. */
const someDay = fc.oneof(
  fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days)),
  fc.constantFrom('2024-02-29', '2028-02-29', '2024-01-31', '2025-08-31', '2026-12-31', '2027-02-28'),
)

/** Leases of every kind, up to five years. */
const anyLease = fc
  .record({
    start_date: someDay,
    days: fc.integer({ min: 0, max: FIVE_YEARS }),
    frequency: fc.constantFrom(...Frequency.options),
    part: fc.nat(),
    rent_amount: fc.integer({ min: 100_000, max: 1_000_000_000 }),
    service_charge: kobo,
    caution_deposit: kobo,
    deposit_carried: kobo,
    agency_fee: kobo,
    legal_fee: kobo,
    agreement_fee: kobo,
    fees: fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 50_000_000 }),
        rhythm: fc.constantFrom(...FeeRhythm.options),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ days, part, fees, ...terms }): LeaseTerms => {
    const parts = instalmentsOf(terms.frequency)
    return {
      id: 'L',
      ...terms,
      deposit_carried: Math.min(terms.deposit_carried, terms.caution_deposit),
      end_date: addDays(terms.start_date, days),
      instalments: parts[part % parts.length] ?? 1,
      fees: fees.map((fee, i) => ({
        key: String(i),
        name: `Levy ${i}`,
        transaction_type: 'MAINTENANCE_FEE',
        ...fee,
      })),
    }
  })

const byKey = (charges: readonly NewCharge[]) =>
  [...charges].sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ key, amount }) => [key, amount])
const ofType = (charges: readonly NewCharge[], type: string) =>
  charges.filter((charge) => charge.transaction_type === type)
const sum = (charges: readonly { amount: number }[]) => charges.reduce((all, { amount }) => all + amount, 0)

test('the rent of a whole period is exactly the rent, in however many parts', () => {
  fc.assert(
    fc.property(anyLease, (lease) => {
      const rents = ofType(leaseCharges(lease), 'RENT_PAYMENT')
      const months = MONTHS_OF[lease.frequency]
      for (let number = 0; ; number++) {
        const first = addMonths(lease.start_date, number * months)
        const next = addMonths(lease.start_date, (number + 1) * months)
        if (addDays(next, -1) > lease.end_date) break
        const inPeriod = rents.filter(({ due_date }) => due_date >= first && due_date < next)
        expect(inPeriod).toHaveLength(lease.instalments)
        expect(sum(inPeriod)).toBe(lease.rent_amount)
      }
    }),
  )
})

test('the parts of rent follow each other without gap or overlap, and the last short one costs its days', () => {
  fc.assert(
    fc.property(anyLease, (lease) => {
      const rents = ofType(leaseCharges(lease), 'RENT_PAYMENT')
      let next = lease.start_date
      for (const { period_start, period_end } of rents) {
        expect(period_start).toBe(next)
        next = addDays(period_end ?? '', 1)
      }
      // All is covered, but for days that came to less than a kobo.
      if (lease.rent_amount / lease.instalments > 800) expect(next).toBe(addDays(lease.end_date, 1))
      const sizes = new Set(
        Array.from({ length: lease.instalments }, (_, i) => partOf(lease.rent_amount, i, lease.instalments)),
      )
      for (const { amount } of rents.slice(0, -1)) expect(sizes).toContain(amount)
    }),
  )
})

test('each fee that is asked for once comes once, the deposit less what is held, and no key twice', () => {
  fc.assert(
    fc.property(anyLease, (lease) => {
      const charges = leaseCharges(lease)
      expect(new Set(charges.map(({ key }) => key)).size).toBe(charges.length)
      expect(charges.every(({ amount }) => amount > 0 && Number.isSafeInteger(amount))).toBe(true)
      expect(sum(ofType(charges, 'CAUTION_DEPOSIT'))).toBe(lease.caution_deposit - lease.deposit_carried)
      expect(sum(ofType(charges, 'AGENCY_FEE'))).toBe(lease.agency_fee)
      expect(sum(ofType(charges, 'LEGAL_FEE'))).toBe(lease.legal_fee)
      expect(sum(ofType(charges, 'AGREEMENT_FEE'))).toBe(lease.agreement_fee)
      for (const { key, amount, rhythm } of lease.fees.filter((fee) => fee.rhythm === 'ONCE')) {
        expect(
          charges.filter((charge) => charge.key.includes(`:fee:${key}:`)).map((one) => one.amount),
        ).toEqual([amount])
        expect(rhythm).toBe('ONCE')
      }
    }),
  )
})

test('raised day by day, it comes to exactly what the terms say, nothing before its time and nothing twice', () => {
  fc.assert(
    fc.property(
      anyLease,
      fc.integer({ min: 0, max: 24 }),
      fc.integer({ min: 1, max: 40 }),
      (lease, ahead, step) => {
        const raised = new Map<string, NewCharge>()
        const secondPeriod = addMonths(lease.start_date, MONTHS_OF[lease.frequency])
        // Not every day is looked at, as when a server was away; the last one is.
        for (let day = lease.start_date; ; day = addDays(day, step)) {
          const today = day < lease.end_date ? day : lease.end_date
          const horizon = addMonths(today, ahead)
          for (const charge of scheduleCharges(lease, horizon).due) {
            if (raised.has(charge.key)) continue
            expect(charge.due_date < secondPeriod || charge.due_date <= horizon).toBe(true)
            raised.set(charge.key, charge)
          }
          if (today === lease.end_date) break
        }
        expect(byKey([...raised.values()])).toEqual(byKey(leaseCharges(lease)))
      },
    ),
    { numRuns: 60 },
  )
})

test('what is due and what is to come are all there is, and what is to come is in the order of its days', () => {
  fc.assert(
    fc.property(anyLease, someDay, (lease, horizon) => {
      const { due, coming } = scheduleCharges(lease, horizon)
      expect(byKey([...due, ...coming])).toEqual(byKey(leaseCharges(lease)))
      expect(coming.map(({ due_date }) => due_date)).toEqual(coming.map(({ due_date }) => due_date).sort())
    }),
  )
})

/** All charges of a lease, with some of them paid in part. */
const raisedOf = (lease: LeaseTerms, paid: readonly number[]): RaisedCharge[] =>
  leaseCharges(lease).map((charge, i) => {
    const settled_amount = Math.floor((charge.amount * (paid[i % paid.length] ?? 0)) / 100)
    return {
      id: charge.key,
      description: '',
      period_start: null,
      period_end: null,
      ...charge,
      withdrawn_amount: 0,
      waived_amount: 0,
      credit_amount: 0,
      settled_amount,
      open_amount: charge.amount - settled_amount,
    }
  })

test('a lease that is ended early owes exactly what a lease to that day would have owed, and no kobo is lost', () => {
  const cut = fc.tuple(
    anyLease,
    fc.nat(),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }),
  )
  fc.assert(
    fc.property(cut, ([lease, at, paid]) => {
      const days = Math.round((Date.parse(lease.end_date) - Date.parse(lease.start_date)) / 86_400_000)
      const last_day = addDays(lease.start_date, at % (days + 1))
      const charges = raisedOf(lease, paid)
      const lines = planEnding(lease, charges, last_day)
      const shorter = leaseCharges({ ...lease, end_date: last_day }).filter(
        ({ transaction_type }) => transaction_type !== 'CAUTION_DEPOSIT',
      )
      const stays = lines.filter(
        ({ charge, stays }) => stays > 0 && charge.transaction_type !== 'CAUTION_DEPOSIT',
      )
      expect(byKey(stays.map(({ charge, stays: amount }) => ({ ...charge, amount })) as NewCharge[])).toEqual(
        byKey(shorter),
      )
      for (const { charge, stays, withdrawn, becomes_credit } of lines) {
        expect(stays + withdrawn).toBe(charge.amount)
        expect(becomes_credit).toBeLessThanOrEqual(charge.settled_amount)
        // Nobody is asked for what was taken back, and nothing that was paid is forgotten.
        expect(charge.settled_amount - becomes_credit).toBeLessThanOrEqual(stays)
      }
    }),
  )
})

test('a lease from 29 February pays on 28 February in other years, and on the 29th again in leap years', () => {
  const lease: LeaseTerms = {
    ...{
      id: 'L',
      start_date: '2024-02-29',
      end_date: '2028-12-31',
      rent_amount: 1_200_000,
      frequency: 'YEARLY',
    },
    ...{ instalments: 1, service_charge: 0, caution_deposit: 0, deposit_carried: 0 },
    ...{ agency_fee: 0, legal_fee: 0, agreement_fee: 0, fees: [] },
  }
  expect(leaseCharges(lease).map(({ due_date }) => due_date)).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ])
})

test('what does not divide stands in the first part', () => {
  expect([0, 1, 2].map((part) => partOf(100, part, 3))).toEqual([34, 33, 33])
  expect(shareByDays(100, 1, 3)).toBe(33)
})
