import type { Frequency } from '@gida/contract/domains/estates/unit'
import { partOf } from '@gida/contract/domains/leases/rent'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import type { KnownUnit, LeasePlan, PlanOptions } from './plan.ts'
import type { Draft } from './read-row.ts'

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
      `${amount} is for ${FOR[period]} and paid every ${EVERY[paid]}: in ${instalments} instalments of ${each}.`,
    )
    return { rent_amount, frequency: period, instalments }
  }
  const times = rent_amount * (step / months)
  if (times > MAX_KOBO) {
    draft.fault(
      'rent',
      'RENT_LARGE',
      `${amount} for ${FOR[period]}, paid every ${EVERY[paid]}, is more than ${formatNaira(MAX_KOBO)} each time. Check the rent and how often it is paid.`,
    )
    return { rent_amount, frequency: paid, instalments: 1 }
  }
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
