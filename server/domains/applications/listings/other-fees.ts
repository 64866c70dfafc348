import type { Frequency } from '@gida/contract/domains/estates/unit'
import { NAMED_FEES, yearsRent } from '@gida/contract/domains/leases/rules'
import { portion } from '@gida/contract/shared/money'

/** An estate's fee: an amount, or a share of a year's rent. */
export type EstateFee = {
  name: string
  transaction_type: string
  amount: number | null
  basis_points: number | null
}
type Rent = { rent_amount: number; frequency: Frequency }

const { service_charge, caution_deposit, agency_fee, legal_fee } = NAMED_FEES
/** Stated by the listing itself, and taken from there by an approved lease. */
const SAID: readonly string[] = [service_charge, caution_deposit, agency_fee, legal_fee]

/** The estate's initial fees that the listing does not state itself. */
export function otherFees(fees: readonly EstateFee[], { rent_amount, frequency }: Rent) {
  const year = yearsRent(rent_amount, frequency)
  return fees
    .filter(({ transaction_type }) => !SAID.includes(transaction_type))
    .map(({ name, amount, basis_points }) => ({ name, amount: amount ?? portion(year, basis_points ?? 0) }))
    .filter(({ amount }) => amount > 0)
}
