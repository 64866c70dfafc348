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
  /** Charges this money is not for. */
  left_out: readonly string[]
}

/** Cash of today, of the first who may take it. */
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

/** What is checked before the server is asked. */
export const checkPayment = ({ amount, channel, payment_date, bank_reference }: OfflinePaymentValues) => ({
  amount: isPositive(amount) ? undefined : words.amountMissing,
  payment_date: payment_date ? undefined : words.dateMissing,
  bank_reference: channel === 'CASH' ? undefined : checkReason(bank_reference, words.referenceMissing),
})

/** The charges that the money is for. */
export const chosenOf = ({ charges }: OfflinePaymentPreview, leftOut: readonly string[]) =>
  charges.map(({ charge_id }) => charge_id).filter((id) => !leftOut.includes(id))

/** Of no charge, where somebody left out all; what was never shown to anybody is laid as the server does. */
export const laidOn = ({ charges }: OfflinePaymentPreview, chosen: readonly string[]) =>
  charges.length > 0 ? { charge_ids: chosen.slice(0, 50) } : {}

/** Taken in somebody's hand: the law limits it. */
export const isCashInHand = ({
  channel,
  landed,
}: Pick<OfflinePaymentValues, 'channel' | 'landed'>): boolean => channel === 'CASH' && landed === 'DEFAULT'

/** Of which the limit depends on who pays, and when. */
export const cashOf = ({ payment_date, payer_name, payer_kind }: OfflinePaymentValues) => ({
  ...(payment_date && { payment_date }),
  ...(payer_name.trim() && { payer_name: payer_name.trim() }),
  payer_kind,
})

/** As the server takes it. */
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
    ...laidOn(first, chosenOf(first, values.left_out)),
    ...(received_by && { received_by }),
    ...(values.landed === 'LANDLORD' && { landed: 'LANDLORD' as const }),
    ...(channel !== 'CASH' && { bank_reference: said('bank_reference') }),
    ...(said('payer_name') && { payer_name: said('payer_name') }),
    ...(isCashInHand(values) && { payer_kind: values.payer_kind }),
    ...(said('description') && { description: said('description') }),
    ...(evidence && { proof_document_id: evidence.id }),
  }
}
