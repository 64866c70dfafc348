import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { account, type Entry, type Journal, owedTo, uncollected } from '../../ledger/index.ts'
import type { SplitMoney } from '../checkout/write-payment.ts'
import type { ExpectedPayment, ReceivedFunds } from './received-funds.ts'

export type CompletedPayment = ExpectedPayment & {
  id: string
  reference: string
  estate_id: string
  tenant_id: string
}

type SettledCharge = {
  id: string
  transaction_type: TransactionType
  landlord_id: string | null
  lease_id: string | null
  tenant_id: string
  estate_id: string
}

/** The two journals of a payment: cash in and debt paid; uncollected becomes payable to its owners. */
export function completionJournals(
  payment: CompletedPayment,
  charges: readonly SettledCharge[],
  split: SplitMoney,
  funds: ReceivedFunds,
): Journal[] {
  const chargeOf = new Map(charges.map((charge) => [charge.id, charge]))
  const received: Entry[] = funds.debits(payment)
  const shared: Entry[] = []
  for (const share of split.shares) {
    const charge = chargeOf.get(share.charge.id)
    if (!charge) throw new Error(`Charge ${share.charge.id} was settled and is not of this payment.`)
    received.push([account.receivable(charge), -share.amount, charge.id])
    shared.push([uncollected(charge), share.amount, charge.id])
    shared.push([owedTo(charge), -(share.amount - share.commission)])
    shared.push([account.commission, -share.commission])
  }
  received.push([account.credit(payment.tenant_id), -split.surplus])
  received.push(['fees:own', -funds.fee_borne])
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
