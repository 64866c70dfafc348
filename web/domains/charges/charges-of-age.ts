import { type Age, dueDaysOf } from '@gida/contract/domains/charges/debt-days'
import { today } from '../../platform/screens/format.ts'
import type { ChargeSearch } from './search.ts'

/** The charges that a sum of arrears of one age is made of. A tenant has charges of several ages, and stands once, at the oldest. */
export function chargesOfAge(age: Age, of: Pick<ChargeSearch, 'estate_id'> = {}): ChargeSearch {
  const { from, to } = dueDaysOf(age, today())
  return { ...of, state: 'OVERDUE', due_to: to, ...(from && { due_from: from }) }
}
