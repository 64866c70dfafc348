import type { Frequency } from '@gida/contract/domains/estates/unit'
import { partOf, partsOfTerm, rentOf } from '@gida/contract/domains/leases/rent'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { KnownUnit, LeasePlan, PlanOptions } from './plan.ts'
import type { Draft } from './read-row.ts'

/** Longer terms are treated as typing errors. */
const MOST_YEARS = 30
/** Kobo. Lower rents mean that the sheet is in thousands. */
const SMALLEST_RENT = 100_000

export type Terms = Omit<LeasePlan, 'start_date' | 'end_date' | 'charges_from'>

/** The rent and fees of a row, completed from the existing unit. */
export function resolveTerms(draft: Draft, unit: KnownUnit | null, options: PlanOptions): Terms {
  const asked = asksFor(draft, unit)
  if (draft.rent !== null && draft.rent > 0 && draft.rent < SMALLEST_RENT) {
    const amount = formatNaira(draft.rent)
    draft.fault(
      'rent',
      'RENT_SMALL',
      `A rent of ${amount}? If the sheet is in thousands, write it out in full.`,
    )
  }
  const fees = {
    service_charge: draft.service_charge ?? unit?.service_charge ?? 0,
    caution_deposit: draft.caution_deposit ?? unit?.caution_deposit ?? 0,
  }
  if (asked) return { rent_amount: asked.rent_amount, frequency: asked.frequency, instalments: 1, ...fees }
  return { ...resolveRent(draft, options), ...fees }
}

/** The existing unit, if it may supply the missing rent: not if the row has one or a different frequency. */
function asksFor({ rent, rent_period, frequency }: Draft, unit: KnownUnit | null): KnownUnit | null {
  const often = frequency ?? rent_period
  const isSaid = rent !== null || (often !== null && often !== unit?.frequency)
  return isSaid ? null : unit
}

/** An amount for one period that is paid in another is divided into instalments, or multiplied, and this is said. */
function resolveRent(draft: Draft, { default_frequency }: PlanOptions) {
  const rent_amount = draft.rent ?? 0
  const paid = draft.frequency ?? draft.rent_period ?? default_frequency
  const period = draft.rent_period ?? paid
  const [months, step] = [MONTHS_OF[period], MONTHS_OF[paid]]
  if (rent_amount === 0 || months === step) return { rent_amount, frequency: paid, instalments: 1 }
  const amount = formatNaira(rent_amount)
  if (step < months) {
    const instalments = months / step
    const each = formatNaira(partOf(rent_amount, 1, instalments))
    draft.warn(
      'rent',
      'RENT_IN_PARTS',
      `${amount} is for ${FOR[period]} and paid every ${EVERY[paid]}: in ${instalments} parts of ${each}.`,
    )
    return { rent_amount, frequency: period, instalments }
  }
  const times = rent_amount * (step / months)
  draft.warn(
    'rent',
    'RENT_TIMES',
    `${amount} is for ${FOR[period]} and paid every ${EVERY[paid]}: ${formatNaira(times)} each time.`,
  )
  return { rent_amount: times, frequency: paid, instalments: 1 }
}

const EVERY: Record<Frequency, string> = {
  MONTHLY: 'month',
  QUARTERLY: '3 months',
  HALF_YEARLY: '6 months',
  YEARLY: 'year',
  TWO_YEARLY: '2 years',
}
const FOR: Record<Frequency, string> = { ...EVERY, MONTHLY: 'a month', YEARLY: 'a year' }

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
      `A tenancy that begins on ${formatDay(start_date)} cannot end before that.`,
    )
    return null
  }
  if (end_date >= addMonths(start_date, 12 * MOST_YEARS)) {
    draft.fault('end_date', 'LEASE_TOO_LONG', `A lease is for ${MOST_YEARS} years at most. Check both dates.`)
    return null
  }
  if (end_date < today) {
    draft.warn(
      'end_date',
      'LEASE_OVER',
      `This tenancy was over on ${formatDay(end_date)}. The unit and the tenant come in without a lease; give its new end if they still live there.`,
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
      `${amount} falls due on ${formatDay(next.start)} and is paid in part. It is charged: record the part that was paid as a payment.`,
    )
  }
  return next?.start ?? addDays(lease.end_date, 1)
}

/** An unreadable date has a fault of its own. */
const hasUnreadDate = (draft: Draft) =>
  draft.faults.some(({ kind, code }) => kind === 'FAULT' && code.startsWith('DATE_'))

/** Many lists only have the next due date: the current period is the one before it. */
function startBefore(draft: Draft, frequency: Frequency): Day | null {
  if (!draft.end || hasUnreadDate(draft)) return null
  const start = addDays(addMonths(draft.end, frequency === 'TWO_YEARLY' ? -24 : -12), 1)
  draft.warn(
    'end_date',
    'START_ASSUMED',
    `No start is given: the tenancy is taken to have begun on ${formatDay(start)}.`,
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
      `Taken to run until ${formatDay(last)}: whole years from the start.`,
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
    `No end is given: the tenancy is taken to run until ${formatDay(end)}.`,
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
    draft.warn('opening_balance', 'BALANCE_OF_NOBODY', `${amount} is left out: nobody is named who owes it.`)
    return null
  }
  if (draft.opening < 0) {
    draft.warn(
      'opening_balance',
      'CREDIT_LEFT_OUT',
      `${amount} paid in advance is left out. Once the tenant is in, record it as a payment, with the day on which it came.`,
    )
    return null
  }
  return { amount: draft.opening, due_date: draft.balance_due ?? today }
}
