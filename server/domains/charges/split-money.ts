import { BENEFICIARIES, bearsCommission, type TransactionType } from '@gida/contract/domains/charges/rules'
import { portion } from '@gida/contract/shared/money'

/** A charge as money meets it; whole kobo. */
export type OpenCharge = {
  id: string
  transaction_type: TransactionType
  open_amount: number
  /** By payments and by credit. */
  settled_amount: number
  /** Whose it is; where that is not said, of whom owns the unit. */
  landlord_id?: string | null
}

/** What one charge gets, and what the manager takes of it. */
export type Share = { charge: OpenCharge; amount: number; commission: number }

export type SplitMoney = {
  shares: Share[]
  commission: number
  /** Of what is settled, what is the landlord's after the commission. */
  landlord_share: number
  /** What no charge took. */
  surplus: number
}

/**
 * Lays money on charges in the order given, each up to what is open on it. The commission is floored on the running
 * total of a charge less what was taken before, so that paying in parts cannot change it; the rest is the landlord's.
 */
export function splitMoney(
  amount: number,
  charges: readonly OpenCharge[],
  commission_rate: number,
): SplitMoney {
  let left = amount
  const shares: Share[] = []
  for (const charge of charges) {
    const settled = Math.min(left, charge.open_amount)
    if (settled === 0) continue
    left -= settled
    shares.push({ charge, amount: settled, commission: commissionOn(charge, settled, commission_rate) })
  }
  const commission = shares.reduce((sum, share) => sum + share.commission, 0)
  const forLandlord = shares
    .filter((share) => BENEFICIARIES[share.charge.transaction_type] === 'LANDLORD')
    .reduce((sum, share) => sum + share.amount, 0)
  return { shares, commission, landlord_share: forLandlord - commission, surplus: left }
}

function commissionOn(charge: OpenCharge, settled: number, rate: number): number {
  if (!bearsCommission(charge.transaction_type)) return 0
  return portion(charge.settled_amount + settled, rate) - portion(charge.settled_amount, rate)
}
