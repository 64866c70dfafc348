import type { Frequency } from '@gida/contract/domains/estates/unit'
import { partsOfTerm, rentOf } from '@gida/contract/domains/leases/rent'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { LeasePlan, PlanOptions } from './plan.ts'
import type { Draft } from './read-row.ts'
import type { Terms } from './resolve-terms.ts'

/** Longer terms are treated as typing errors. */
const MOST_YEARS = 30

/** The lease of a row; null if it has ended (with a note) or is faulty. */
export function resolveLease(draft: Draft, terms: Terms, options: PlanOptions, today: Day): LeasePlan | null {
  if (terms.rent_amount === 0) draft.fault('rent', 'RENT_MISSING', 'Enter the rent that this tenant pays.')
  const start_date = draft.start ?? startBefore(draft, terms.frequency)
  if (!start_date) {
    if (!hasUnreadDate(draft))
      draft.fault('start_date', 'START_MISSING', 'Enter the day on which the tenancy began.')
    return null
  }
  const end_date = draft.end
    ? lastDay(draft, start_date, draft.end)
    : endAfter(draft, start_date, options, today)
  if (end_date < start_date) {
    draft.fault(
      'end_date',
      'END_BEFORE_START',
      `A tenancy that begins on ${formatDay(start_date)} cannot end before that day.`,
    )
    return null
  }
  if (end_date >= addMonths(start_date, 12 * MOST_YEARS)) {
    draft.fault(
      'end_date',
      'LEASE_TOO_LONG',
      `A lease can run for ${MOST_YEARS} years at most. Check both dates.`,
    )
    return null
  }
  if (end_date < today) {
    draft.warn(
      'end_date',
      'LEASE_OVER',
      `This tenancy ended on ${formatDay(end_date)}. The unit and the tenant are imported without a lease. If they still live there, enter the new end date.`,
    )
    return null
  }
  const lease = { ...terms, start_date, end_date }
  return { ...lease, charges_from: resolvePaid(draft, lease, today) }
}

/** The day from which rent is charged, if it is paid beyond today. A period that is paid in part is charged as a whole. */
function resolvePaid(draft: Draft, lease: Omit<LeasePlan, 'charges_from'>, today: Day): Day | null {
  const { paid_until } = draft
  if (!paid_until || paid_until < today) return null
  const next = partsOfTerm(lease, rentOf(lease)).find(({ end }) => end > paid_until)
  if (next && next.start > today && next.start <= paid_until) {
    const amount = formatNaira(next.amount)
    draft.warn(
      'paid_until',
      'PAID_IN_PART',
      `${amount} falls due on ${formatDay(next.start)} and is partly paid. It will be charged: record the part already paid as a payment.`,
    )
  }
  return next?.start ?? addDays(lease.end_date, 1)
}

/** An unreadable date has a fault of its own. */
const hasUnreadDate = (draft: Draft) =>
  draft.faults.some(({ kind, code }) => kind === 'FAULT' && code.startsWith('DATE_'))

/** Many lists only have the next due date: the current period is the one before it. A month's last day is taken for the end. */
function startBefore(draft: Draft, frequency: Frequency): Day | null {
  if (!draft.end || hasUnreadDate(draft)) return null
  const isNext = draft.ends_when_due && addDays(draft.end, 1).slice(8) !== '01'
  const start = addDays(addMonths(draft.end, frequency === 'TWO_YEARLY' ? -24 : -12), isNext ? 0 : 1)
  draft.warn(
    'end_date',
    'START_ASSUMED',
    `There is no start date, so the tenancy is assumed to have begun on ${formatDay(start)}.`,
  )
  return start
}

/** Many lists end with the day on which the next year begins: `20 Aug 2026 to 20 Aug 2027` is one year, not a year and a day. */
function lastDay(draft: Draft, start: Day, end: Day): Day {
  for (let year = 1; year <= MOST_YEARS; year++) {
    if (end !== addMonths(start, 12 * year)) continue
    const last = addDays(end, -1)
    draft.warn(
      'end_date',
      'END_ANNIVERSARY',
      `Assumed to run until ${formatDay(last)}: whole years from the start.`,
    )
    return last
  }
  return end
}

function endAfter(draft: Draft, start: Day, { default_end }: PlanOptions, today: Day): Day {
  let end = default_end ?? addDays(addMonths(start, 12), -1)
  for (let year = 2; !default_end && end < today && year <= MOST_YEARS; year++)
    end = addDays(addMonths(start, 12 * year), -1)
  draft.warn(
    'end_date',
    'END_ASSUMED',
    `There is no end date, so the tenancy is assumed to run until ${formatDay(end)}.`,
  )
  return end
}

/** The opening balance; null if there is none. */
export function resolveOpeningBalance(
  draft: Draft,
  hasTenant: boolean,
  today: Day,
): { amount: number; due_date: Day } | null {
  if (draft.opening === null || draft.opening === 0) return null
  const amount = formatNaira(Math.abs(draft.opening))
  if (!hasTenant) {
    draft.warn(
      'opening_balance',
      'BALANCE_OF_NOBODY',
      `${amount} is left out: the row does not say who owes it.`,
    )
    return null
  }
  if (draft.opening < 0) {
    draft.warn(
      'opening_balance',
      'CREDIT_LEFT_OUT',
      `${amount} paid in advance is left out. Once the tenant is imported, record it as a payment with the day it was received.`,
    )
    return null
  }
  return { amount: draft.opening, due_date: draft.balance_due ?? today }
}
