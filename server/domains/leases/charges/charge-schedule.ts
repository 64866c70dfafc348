import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addMonths, type Day } from '@gida/contract/shared/dates'
import type { NewCharge } from '../../charges/index.ts'
import { type LeaseTerms, leaseCharges } from './lease-charges.ts'

export type Scheduled = {
  /** To be raised now. */
  due: NewCharge[]
  /** To be raised later, by due date. */
  coming: NewCharge[]
}

/**
 * Splits all charges of a lease at a horizon day. The first rent period, with everything due in it and every one-off
 * fee, is raised at once; other charges when their due day is within the horizon.
 */
export function scheduleCharges(lease: LeaseTerms, horizon: Day): Scheduled {
  const secondPeriod = addMonths(lease.start_date, MONTHS_OF[lease.frequency])
  const isDue = ({ due_date }: NewCharge) => due_date < secondPeriod || due_date <= horizon
  const all = leaseCharges(lease)
  return {
    due: all.filter(isDue),
    coming: all
      .filter((charge) => !isDue(charge))
      .sort((a, b) => (a.due_date + a.key < b.due_date + b.key ? -1 : 1)),
  }
}

/** The day up to which an estate raises charges. */
export const horizonOf = (today: Day, months_ahead: number): Day => addMonths(today, months_ahead)
