import type { CashPayer } from '@gida/contract/domains/law/rule-value'
import type {
  Evidence,
  OfflineChannel,
  OfflinePaymentBody,
  OfflinePaymentPreview,
} from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { offlinePayments as words } from '#words/offline-payments'
import { checkReason } from '../../platform/forms/ReasonDialog.tsx'
import { today } from '../../platform/screens/format.ts'

export type TenancyOfPayment = { property_unit_id: string; tenant_id: string }
export type OfflinePaymentValues = {
  amount: TypedAmount
  channel: OfflineChannel
  payment_date: string
  bank_reference: string
  landed: 'DEFAULT' | 'LANDLORD'
  received_by: string
  payer_name: string
  payer_kind: CashPayer
  description: string
  evidence: Evidence | null
  /** Charges excluded from this payment. */
  left_out: readonly string[]
}

/** Initial values: cash, received today by the first person who may receive it. */
export const firstValues = ({ cash_receivers }: OfflinePaymentPreview): OfflinePaymentValues => ({
  amount: null,
  channel: 'CASH',
  payment_date: today(),
  bank_reference: '',
  landed: 'DEFAULT',
  received_by: cash_receivers[0]?.id ?? '',
  payer_name: '',
  payer_kind: 'PERSON',
  description: '',
  evidence: null,
  left_out: [],
})

/** Validation before the call. */
export const checkPayment = ({ amount, channel, payment_date, bank_reference }: OfflinePaymentValues) => ({
  amount: isPositive(amount) ? undefined : words.amountMissing,
  payment_date: payment_date ? undefined : words.dateMissing,
  bank_reference: channel === 'CASH' ? undefined : checkReason(bank_reference, words.referenceMissing),
})

/** The ids of the charges to pay. */
export const chosenOf = ({ charges }: OfflinePaymentPreview, leftOut: readonly string[]) =>
  charges.map(({ charge_id }) => charge_id).filter((id) => !leftOut.includes(id))

/** The charges to send: an empty list pays none. Without known charges the field is omitted, and the server allocates. */
export const allocationOf = ({ charges }: OfflinePaymentPreview, chosen: readonly string[]) =>
  charges.length > 0 ? { charge_ids: chosen.slice(0, 50) } : {}

/** Cash received by hand, which the law limits. */
export const isCashInHand = ({
  channel,
  landed,
}: Pick<OfflinePaymentValues, 'channel' | 'landed'>): boolean => channel === 'CASH' && landed === 'DEFAULT'

/** The values that determine the legal cash limit. */
export const cashOf = ({ payment_date, payer_name, payer_kind }: OfflinePaymentValues) => ({
  ...(payment_date && { payment_date }),
  ...(payer_name.trim() && { payer_name: payer_name.trim() }),
  payer_kind,
})

/** The body of the call. */
export function bodyOf(
  home: TenancyOfPayment,
  values: OfflinePaymentValues,
  first: OfflinePaymentPreview,
): OfflinePaymentBody {
  const { channel, payment_date, received_by, evidence } = values
  const said = (name: 'payer_name' | 'description' | 'bank_reference') => values[name].trim()
  return {
    ...home,
    amount: koboIn(values.amount) ?? 0,
    channel,
    payment_date,
    ...allocationOf(first, chosenOf(first, values.left_out)),
    ...(received_by && { received_by }),
    ...(values.landed === 'LANDLORD' && { landed: 'LANDLORD' as const }),
    ...(channel !== 'CASH' && { bank_reference: said('bank_reference') }),
    ...(said('payer_name') && { payer_name: said('payer_name') }),
    ...(isCashInHand(values) && { payer_kind: values.payer_kind }),
    ...(said('description') && { description: said('description') }),
    ...(evidence && { proof_document_id: evidence.id }),
  }
}
