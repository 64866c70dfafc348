import { type Age, dueDaysOf } from '@gida/contract/domains/charges/debt-days'
import { today } from '../../platform/screens/format.ts'
import type { ChargeSearch } from './search.ts'

/** The search for charges in an arrears age band. A tenant with charges in several bands is counted once, in the oldest. */
export function chargesOfAge(age: Age, of: Pick<ChargeSearch, 'estate_id'> = {}): ChargeSearch {
  const { from, to } = dueDaysOf(age, today())
  return { ...of, state: 'OVERDUE', due_to: to, ...(from && { due_from: from }) }
}
