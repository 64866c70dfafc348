import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '../../shared/dates.ts'

export const BILLED = ['MONTHLY', 'YEARLY'] as const
export type Billed = (typeof BILLED)[number]

/** Days of notice before a price change or the end of a plan takes effect. */
export const ANNOUNCED_DAYS = 30
/** Days from issue to due date. */
export const DUE_DAYS = 14
/** Days relative to the due date on which reminders of an open invoice are sent. */
export const REMINDER_DAYS = [-3, 1, 8, 31] as const
/** Highest monthly price of an active unit: ₦1,000,000. */
export const MOST_UNIT_PRICE = 100_000_000
export const MOST_FREE_UNITS = 1_000_000

export const INVOICE_STATES = ['OPEN', 'OVERDUE', 'PAID', 'CREDITED'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** OVERDUE from the day after the due date. An invoice credited in full is CREDITED even if it had been paid. */
export function invoiceState(
  of: { open_amount: number; credit_notes: number; total: number; due_on: Day },
  today: Day,
): InvoiceState {
  const { open_amount, credit_notes, total, due_on } = of
  if (open_amount === 0) return credit_notes < total ? 'PAID' : 'CREDITED'
  return due_on < today ? 'OVERDUE' : 'OPEN'
}

export const STANDINGS = ['DISPUTED', 'PROCESSING', 'PAGE_OPEN', 'TAKEN_BACK', 'LATE_CREDIT'] as const
export type Standing = (typeof STANDINGS)[number]

type Moves = {
  open_amount: number
  payments: readonly { status: string; credit: number }[]
  reversals: readonly { status: string }[]
}

/** The most serious condition besides the state, or null. */
export function standingOf({ open_amount, payments, reversals }: Moves): Standing | null {
  const has = (status: string) => payments.some((payment) => payment.status === status)
  if (reversals.some(({ status }) => status === 'OPEN')) return 'DISPUTED'
  if (has('PROCESSING')) return 'PROCESSING'
  if (has('PENDING')) return 'PAGE_OPEN'
  if (open_amount > 0 && reversals.some(({ status }) => status === 'TAKEN')) return 'TAKEN_BACK'
  return payments.some(({ credit }) => credit > 0) ? 'LATE_CREDIT' : null
}

/** Number of reminders due by a day. */
export const remindersDue = (due_on: Day, today: Day): number =>
  REMINDER_DAYS.filter((days) => addDays(due_on, days) <= today).length

/** The earliest first of a month that keeps the notice period. */
export function earliestChange(today: Day): Day {
  const announced = addDays(today, ANNOUNCED_DAYS)
  const first = firstOfMonth(announced)
  return first === announced ? first : addMonths(first, 1)
}

/** Days on which a plan is held; `until` is exclusive. */
export type PlanTerm = { from: Day; until: Day | null }
export type HeldMonth = { month: Day; from: Day; to: Day; days: number; of_days: number }

/** The months that ended before `today`, each with the days on which the plan was held. */
export function monthsHeld({ from, until }: PlanTerm, today: Day): HeldMonth[] {
  const months: HeldMonth[] = []
  for (let month = firstOfMonth(from); addMonths(month, 1) <= today; month = addMonths(month, 1)) {
    if (until !== null && until <= month) break
    const part = heldIn({ from, until }, month)
    if (part) months.push(part)
  }
  return months
}

/** The current month as it will be billed if nothing changes; an end in the future is ignored. */
export function runningMonth({ from, until }: PlanTerm, today: Day): HeldMonth | null {
  return heldIn({ from, until: until !== null && until <= today ? until : null }, firstOfMonth(today))
}

/** The days of a month on which the plan was held. */
export function heldIn({ from, until }: PlanTerm, month: Day): HeldMonth | null {
  const next = addMonths(month, 1)
  const first = from > month ? from : month
  const end = until !== null && until < next ? until : next
  const days = daysBetween(first, end)
  return days > 0
    ? { month, from: first, to: addDays(end, -1), days, of_days: daysBetween(month, next) }
    : null
}

type Counted = { units: number; free_units: number; unit_price: number; days: number; of_days: number }

/** Price of a month: units beyond the free ones, prorated by the days held, floored. */
export function priceMonth({ units, free_units, unit_price, days, of_days }: Counted) {
  const billable_units = Math.max(0, units - free_units)
  const whole = BigInt(billable_units) * BigInt(unit_price)
  return {
    billable_units,
    whole: Number(whole),
    amount: Number((whole * BigInt(days)) / BigInt(of_days)),
  }
}

/** Whether a counted month is invoiced now: yearly plans are billed after twelve months or at their end. */
export function isBilledNow(
  { billed, from, until }: { billed: Billed } & PlanTerm,
  month: Day,
  today: Day,
): boolean {
  if (billed === 'MONTHLY' || (until !== null && until <= today)) return true
  const begun = firstOfMonth(from)
  const years = Math.floor(monthsBetween(begun, month) / 12) + 1
  return addMonths(begun, years * 12) <= today
}

function monthsBetween(from: Day, to: Day): number {
  const months = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return months(to) - months(from)
}
