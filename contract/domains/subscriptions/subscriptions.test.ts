import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthBefore, movementsOf } from './recurring.ts'
import {
  earliestChange,
  invoiceState,
  isBilledNow,
  monthsHeld,
  priceMonth,
  remindersDue,
  runningMonth,
  standingOf,
} from './rules.ts'

const MONTHS = Array.from({ length: 18 }, (_, index) =>
  index < 12 ? `2025-${String(index + 1).padStart(2, '0')}` : `2026-${String(index - 11).padStart(2, '0')}`,
)

test('whatever estates did, opening and movements of each month add up to its closing figure', () => {
  const history = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000 })), {
    ...{ minLength: MONTHS.length, maxLength: MONTHS.length },
  })
  fc.assert(
    fc.property(fc.array(history, { maxLength: 12 }), (estates) => {
      const values = estates.map((of) => new Map(of.map((value, index) => [MONTHS[index] ?? '', value])))
      const moved = movementsOf(values, MONTHS)
      let opening = 0
      for (const [index, one] of moved.entries()) {
        const { fresh, expansion, reactivation, contraction, churn } = one
        expect(one.opening).toBe(opening)
        expect(one.closing).toBe(estates.reduce((sum, of) => sum + (of[index] ?? 0), 0))
        expect(opening + fresh + expansion + reactivation + contraction + churn).toBe(one.closing)
        expect(Math.min(fresh, expansion, reactivation, -contraction, -churn)).toBeGreaterThanOrEqual(0)
        opening = one.closing
      }
    }),
  )
})

test('an estate that comes back is reactivated, and not new', () => {
  const values = new Map([
    ['2025-01', 100],
    ['2025-02', 150],
    ['2025-03', 90],
    ['2025-05', 90],
  ])
  const kinds = movementsOf([values], ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'])
  expect(kinds).toMatchObject([
    { fresh: 100 },
    { expansion: 50 },
    { contraction: -60 },
    { churn: -90 },
    { reactivation: 90, fresh: 0 },
  ])
  expect(monthBefore('2026-01')).toBe('2025-12')
})

test('parts of a month by several plans never cost more than the whole, and cover each day once', () => {
  const cut = fc.integer({ min: 1, max: 28 })
  fc.assert(
    fc.property(
      cut,
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 90_000 }),
      (day, units, unit_price) => {
        const until = `2026-02-${String(day).padStart(2, '0')}`
        const first = monthsHeld({ from: '2026-02-01', until }, '2026-03-01')
        const rest = monthsHeld({ from: until, until: null }, '2026-03-01')
        expect([...first, ...rest].reduce((sum, { days }) => sum + days, 0)).toBe(28)
        const cost = [...first, ...rest].map(
          (part) => priceMonth({ ...part, units, unit_price, free_units: 3 }).amount,
        )
        const whole = Math.max(0, units - 3) * unit_price
        const sum = cost.reduce((total, amount) => total + amount, 0)
        expect(sum).toBeLessThanOrEqual(whole)
        expect(whole - sum).toBeLessThan(2)
      },
    ),
  )
})

test('a month is counted once it is over, and one without a day of the plan is none', () => {
  expect(monthsHeld({ from: '2026-01-31', until: null }, '2026-02-28').map(({ month }) => month)).toEqual([
    '2026-01-01',
  ])
  expect(monthsHeld({ from: '2026-01-31', until: null }, '2026-01-31')).toEqual([])
  expect(monthsHeld({ from: '2026-01-10', until: '2026-02-01' }, '2026-05-01')).toEqual([
    { month: '2026-01-01', from: '2026-01-10', to: '2026-01-31', days: 22, of_days: 31 },
  ])
  expect(monthsHeld({ from: '2026-01-10', until: '2026-01-10' }, '2026-05-01')).toEqual([])
})

test('a yearly plan is billed for twelve months that are over, or once it ends', () => {
  const yearly = { billed: 'YEARLY', from: '2026-03-15', until: null } as const
  expect(isBilledNow(yearly, '2026-03-01', '2027-02-28')).toBe(false)
  expect(isBilledNow(yearly, '2027-02-01', '2027-03-01')).toBe(true)
  expect(isBilledNow(yearly, '2027-03-01', '2027-03-01')).toBe(false)
  expect(isBilledNow({ ...yearly, until: '2026-05-02' }, '2026-03-01', '2026-05-02')).toBe(true)
})

test.each([
  ['2026-11-25', '2027-01-01'],
  ['2026-12-02', '2027-01-01'],
  ['2026-12-03', '2027-02-01'],
])('what is announced on %s holds from %s at the earliest', (today, first) => {
  expect(earliestChange(today)).toBe(first)
})

test('an invoice is overdue the day after it is due, and one that was credited whole is void', () => {
  const invoice = { open_amount: 1, credit_notes: 0, total: 1, due_on: '2026-12-15' }
  expect([invoiceState(invoice, '2026-12-15'), invoiceState(invoice, '2026-12-16')]).toEqual([
    'OPEN',
    'OVERDUE',
  ])
  const closed = { ...invoice, open_amount: 0 }
  expect(invoiceState(closed, '2026-12-01')).toBe('PAID')
  expect(invoiceState({ ...closed, credit_notes: 1 }, '2026-12-01')).toBe('CREDITED')
  expect(
    ['2026-12-11', '2026-12-12', '2026-12-16', '2027-03-01'].map((day) => remindersDue('2026-12-15', day)),
  ).toEqual([0, 1, 2, 4])
})

test('of all that is under way of an invoice the gravest is said', () => {
  const of = (more: Partial<Parameters<typeof standingOf>[0]>) =>
    standingOf({ open_amount: 0, payments: [], reversals: [], ...more })
  const paid = { status: 'COMPLETED', credit: 0 }
  expect(of({ payments: [paid] })).toBeNull()
  expect(of({ payments: [{ ...paid, credit: 5 }] })).toBe('LATE_CREDIT')
  expect(of({ payments: [{ ...paid, status: 'PENDING' }] })).toBe('PAGE_OPEN')
  expect(of({ payments: [{ ...paid, status: 'PROCESSING' }] })).toBe('PROCESSING')
  expect(of({ payments: [paid], reversals: [{ status: 'OPEN' }] })).toBe('DISPUTED')
  expect(of({ open_amount: 5, payments: [paid], reversals: [{ status: 'TAKEN' }] })).toBe('TAKEN_BACK')
  expect(of({ payments: [paid], reversals: [{ status: 'KEPT' }] })).toBeNull()
})

test('the month that runs is as it will be billed, until its end has come', () => {
  const held = { from: '2026-02-10', until: '2026-02-20' }
  expect(runningMonth(held, '2026-02-15')).toMatchObject({ from: '2026-02-10', to: '2026-02-28', days: 19 })
  expect(runningMonth(held, '2026-02-20')).toMatchObject({ to: '2026-02-19', days: 10 })
  expect(runningMonth(held, '2026-03-01')).toBeNull()
})
