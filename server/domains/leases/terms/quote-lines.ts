import { addMonths } from '@gida/contract/shared/dates'
import type { AskedPackage } from '../../law/index.ts'
import { type LeaseTerms, leaseCharges } from '../charges/lease-charges.ts'

/** Charges of the first year on these terms, by due date. Rent in advance is due on the first day. */
export function quoteLines(terms: Omit<LeaseTerms, 'id'>, advance_months = 0): AskedPackage['lines'] {
  const { start_date } = terms
  const paidUpTo = addMonths(start_date, advance_months)
  const yearOn = addMonths(start_date, 12)
  return leaseCharges({ ...terms, id: 'quoted' })
    .map(({ transaction_type, description = '', amount, due_date: day }) => {
      const due_date = transaction_type === 'RENT_PAYMENT' && day < paidUpTo ? start_date : day
      return { transaction_type, label: description, amount, due_date, at_move_in: due_date <= start_date }
    })
    .filter(({ due_date }) => due_date < yearOn)
    .sort((a, b) => (a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0)) // on the same day, rent first
}
