import type { Channel } from '@gida/contract/domains/payments/payment'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'
import { account, type Entry } from '../../ledger/index.ts'
import { channelOf } from './channel.ts'

/** Of a payment, what says where its money may lie. */
export type PaymentOnItsWay = {
  landlord_id: string | null
  subaccount_code: string | null
  transaction_charge: number | null
}

/** Money that has come, by whatever way; whole kobo. */
export type Arrival = {
  amount: number
  /** Of the amount, what the payer gave on top for the fee. */
  fee_borne: number
  /** What was kept on the way; null while nobody knows. */
  fees: number | null
  channel: Channel | null
  /** Null: now. */
  paid_at: Date | null
  /** The provider's or the bank's own name for it. */
  provider_reference: string | null
  /** Who says so, where a person does and no bank. */
  recorded_by?: string
  /** Where it lies: debits that add up to the amount. */
  lies(payment: PaymentOnItsWay): Entry[]
}

/** Money that the provider reports. Its own figures are booked, not our estimate. */
export function arrivalFromProvider(found: ProviderTransaction): Arrival {
  return {
    amount: found.amount,
    fee_borne: feeBorneByPayer(found),
    fees: found.fees,
    channel: channelOf(found.channel),
    paid_at: found.paid_at,
    provider_reference: found.id,
    lies: (payment) => withProvider(payment, found),
  }
}

type Recorded = Pick<Arrival, 'recorded_by'> & {
  amount: number
  channel: Channel
  paid_at: Date
  provider_reference?: string | null
}

/** Money that came past the provider and lies whole in one account: cash in a hand, a bank account. */
export function arrivalIn(code: string, recorded: Recorded): Arrival {
  return {
    provider_reference: null,
    ...recorded,
    fee_borne: 0,
    fees: 0,
    lies: () => [[code, recorded.amount]],
  }
}

/** Where the business lets payers bear the fee, exactly that much came on top of what was asked for. */
function feeBorneByPayer({ amount, requested_amount, fees }: ProviderTransaction): number {
  return fees !== null && amount - requested_amount === fees ? fees : 0
}

/** How much came, and what the provider kept of it. */
export type ProviderMoney = Pick<ProviderTransaction, 'amount' | 'fees' | 'fees_split'>

/** For us and for the landlord, less what the provider kept. */
export function withProvider(payment: PaymentOnItsWay, found: ProviderMoney): Entry[] {
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
