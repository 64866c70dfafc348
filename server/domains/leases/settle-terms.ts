import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import { addDays, addMonths, type Day, formatDay } from '@gida/contract/shared/dates'
import { Problem, problem } from '../../platform/errors/problem.ts'
import type { LeaseTerms } from './lease-charges.ts'

/** The longest lease that is taken; more is a typing error. */
const MOST_YEARS = 30

type UnitTerms = {
  rent_amount: number
  frequency: Frequency
  service_charge: number
  caution_deposit: number
}

/** The terms of a lease: what was said, and for the rest what the unit asks. Refuses those that cannot be. */
export function settleTerms(wanted: AssignTenantBody, unit: UnitTerms, today: Day): Omit<LeaseTerms, 'id'> {
  const { start_date } = wanted
  const end_date = wanted.end_date ?? addDays(addMonths(start_date, 12), -1)
  if (end_date < start_date) throw problem('LEASE_DATES')
  if (end_date < today)
    throw dates(`Such a lease was over on ${formatDay(end_date)}. Give the day on which it ends.`)
  if (end_date >= addMonths(start_date, 12 * MOST_YEARS))
    throw dates(`A lease is for ${MOST_YEARS} years at most.`)

  const rent_amount = wanted.rent_amount ?? unit.rent_amount
  if (rent_amount === 0) {
    throw problem('VALIDATION_ERROR', [
      { path: 'rent_amount', message: 'Enter the rent: the unit has none yet.' },
    ])
  }
  return {
    start_date,
    end_date,
    rent_amount,
    frequency: wanted.frequency ?? unit.frequency,
    caution_deposit: wanted.caution_deposit ?? unit.caution_deposit,
    service_charge: wanted.service_charge ?? unit.service_charge,
    agency_fee: wanted.agency_fee ?? 0,
    legal_fee: wanted.legal_fee ?? 0,
  }
}

const dates = (message: string) => new Problem('LEASE_DATES', { message })
