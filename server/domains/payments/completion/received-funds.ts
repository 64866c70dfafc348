import type { Channel } from '@gida/contract/domains/payments/payment'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'
import { account, type Entry } from '../../ledger/index.ts'
import { channelOf } from './channel.ts'

/** The fields of a payment that determine the debited accounts. */
export type ExpectedPayment = {
  landlord_id: string | null
  subaccount_code: string | null
  transaction_charge: number | null
}

/** Money received, by any channel; whole kobo. */
export type ReceivedFunds = {
  amount: number
  /** The part of the amount that the payer added for the fee. */
  fee_borne: number
  /** The provider's fee; null while it is unknown. */
  fees: number | null
  channel: Channel | null
  /** Null means now. */
  paid_at: Date | null
  /** Reference of the provider or the bank. */
  provider_reference: string | null
  /** Who recorded it, if no bank confirmed it. */
  recorded_by?: string
  /** Debit entries that sum to the amount. */
  debits(payment: ExpectedPayment): Entry[]
}

/** Money reported by the provider. Its figures are booked, not our estimate. */
export function receivedFromProvider(found: ProviderTransaction): ReceivedFunds {
  return {
    amount: found.amount,
    fee_borne: feeBorneByPayer(found),
    fees: found.fees,
    channel: channelOf(found.channel),
    paid_at: found.paid_at,
    provider_reference: found.id,
    debits: (payment) => withProvider(payment, found),
  }
}

type Recorded = Pick<ReceivedFunds, 'recorded_by'> & {
  amount: number
  channel: Channel
  paid_at: Date
  provider_reference?: string | null
}

/** Money received without the provider, debited to one account: cash in hand, or a bank account. */
export function receivedIn(
  code: string | ((payment: ExpectedPayment) => string),
  recorded: Recorded,
): ReceivedFunds {
  return {
    provider_reference: null,
    ...recorded,
    fee_borne: 0,
    fees: 0,
    debits: (payment) => [[typeof code === 'string' ? code : code(payment), recorded.amount]],
  }
}

/** If the business passes the fee to payers, exactly the fee was added to the requested amount. */
function feeBorneByPayer({ amount, requested_amount, fees }: ProviderTransaction): number {
  return fees !== null && amount - requested_amount === fees ? fees : 0
}

/** The amount received, and the provider's fees. */
export type ProviderMoney = Pick<ProviderTransaction, 'amount' | 'fees' | 'fees_split'>

/** Debits for our part and the landlord's, less the provider's fees. */
export function withProvider(payment: ExpectedPayment, found: ProviderMoney): Entry[] {
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
