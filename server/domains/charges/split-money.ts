import { BENEFICIARIES, bearsCommission, type TransactionType } from '@gida/contract/domains/charges/rules'
import { portion } from '@gida/contract/shared/money'

/** A charge that money can be allocated to; whole kobo. */
export type OpenCharge = {
  id: string
  transaction_type: TransactionType
  open_amount: number
  /** By payments and credit. */
  settled_amount: number
  /** Its landlord; if unset, the unit's owner. */
  landlord_id?: string | null
}

/** Allocation to one charge, and the commission on it. */
export type Share = { charge: OpenCharge; amount: number; commission: number }

export type SplitMoney = {
  shares: Share[]
  commission: number
  /** The landlord's part of the allocation, after commission. */
  landlord_share: number
  /** Not allocated to any charge. */
  surplus: number
}

/**
 * Allocates money to charges in the given order, each up to its open amount. Commission is floored on a charge's running
 * total less what was taken before, so that part payments cannot change it; the landlord gets the rest.
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
