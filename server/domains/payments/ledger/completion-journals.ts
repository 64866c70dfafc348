import type { TransactionType } from '@gida/contract/domains/payments/rules'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'
import type { SplitMoney } from '../split-money.ts'
import { account, owedTo, uncollected } from './accounts.ts'
import type { Entry, Journal } from './post-journal.ts'

export type CompletedPayment = {
  id: string
  reference: string
  estate_id: string
  landlord_id: string | null
  tenant_id: string
  subaccount_code: string | null
  transaction_charge: number | null
}

type SettledCharge = {
  id: string
  transaction_type: TransactionType
  landlord_id: string | null
  lease_id: string | null
  tenant_id: string
  estate_id: string
}

/**
 * The two journals of a payment through the provider: the money is in and the debt is paid; what waited uncollected is
 * now owed to its owners. The provider's own figures are booked, not our estimate.
 */
export function completionJournals(
  payment: CompletedPayment,
  charges: readonly SettledCharge[],
  split: SplitMoney,
  found: ProviderTransaction,
  /** What the payer gave on top, for the provider's fee. */
  fee_borne: number,
): Journal[] {
  const chargeOf = new Map(charges.map((charge) => [charge.id, charge]))
  const received: Entry[] = arrived(payment, found)
  const shared: Entry[] = []
  for (const share of split.shares) {
    const charge = chargeOf.get(share.charge.id)
    if (!charge) throw new Error(`Charge ${share.charge.id} was settled and is not of this payment.`)
    received.push([account.receivable(charge), -share.amount])
    shared.push([uncollected(charge), share.amount])
    shared.push([owedTo(charge), -(share.amount - share.commission)])
    shared.push([account.commission, -share.commission])
  }
  received.push([account.credit(payment.tenant_id), -split.surplus])
  received.push(['fees:own', -fee_borne])
  const of = { estate_id: payment.estate_id, payment_id: payment.id }
  return [
    {
      ...of,
      key: `payment:${payment.id}:completed`,
      memo: `Payment ${payment.reference} received`,
      entries: received,
    },
    {
      ...of,
      key: `payment:${payment.id}:shared`,
      memo: `Payment ${payment.reference} to its owners`,
      entries: shared,
    },
  ]
}

/** Where the money lies now: with the provider, for us and for the landlord, less what the provider kept. */
function arrived(payment: CompletedPayment, found: ProviderTransaction): Entry[] {
  const split = found.fees_split
  if (split && split.provider + split.main + split.subaccount === found.amount) {
    return [
      [account.clearing, split.main],
      [payment.landlord_id ? account.clearingOf(payment.landlord_id) : account.clearing, split.subaccount],
      [account.providerFees, split.provider],
    ]
  }
  const fees = found.fees ?? 0
  const forLandlord = payment.subaccount_code
    ? Math.max(0, found.amount - (payment.transaction_charge ?? 0))
    : 0
  return [
    [account.clearing, found.amount - fees - forLandlord],
    [payment.landlord_id ? account.clearingOf(payment.landlord_id) : account.clearing, forLandlord],
    [account.providerFees, fees],
  ]
}
