import type {
  Evidence,
  OfflineChannel,
  OfflinePaymentBody,
  OfflinePaymentPreview,
} from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { offlinePayments as words } from '#words/offline-payments'
import { today } from '../../../platform/format.ts'

export type TenancyOfPayment = { property_unit_id: string; tenant_id: string }
export type OfflinePaymentValues = {
  amount: TypedAmount
  channel: OfflineChannel
  payment_date: string
  bank_reference: string
  landed: 'DEFAULT' | 'LANDLORD'
  received_by: string
  payer_name: string
  description: string
  evidence: Evidence | null
  /** Charges this money is not for. */
  left_out: readonly string[]
}
type Problems = Partial<Record<'amount' | 'payment_date' | 'bank_reference', string>>

/** What is filled in, what is wrong with it, and the body that it makes. */
export function useOfflinePayment(home: TenancyOfPayment, preview: OfflinePaymentPreview) {
  const [values, setValues] = useState<OfflinePaymentValues>({
    amount: null,
    channel: 'CASH',
    payment_date: today(),
    bank_reference: '',
    landed: 'DEFAULT',
    received_by: preview.cash_receivers[0]?.id ?? '',
    payer_name: '',
    description: '',
    evidence: null,
    left_out: [],
  })
  const change = (next: Partial<OfflinePaymentValues>) => setValues((old) => ({ ...old, ...next }))
  const chosen = preview.charges
    .map((charge) => charge.charge_id)
    .filter((id) => !values.left_out.includes(id))
  return { values, change, chosen, problems: problemsOf(values), bodyOf: () => bodyOf(home, values, chosen) }
}

function problemsOf({ amount, channel, payment_date, bank_reference }: OfflinePaymentValues): Problems {
  return {
    ...(!isPositive(amount) && { amount: words.amountMissing }),
    ...(!payment_date && { payment_date: words.dateMissing }),
    ...(channel !== 'CASH' && bank_reference.trim().length < 3 && { bank_reference: words.referenceMissing }),
  }
}

function bodyOf(home: TenancyOfPayment, values: OfflinePaymentValues, chosen: string[]): OfflinePaymentBody {
  const { channel, payment_date, received_by, evidence } = values
  const said = (name: 'payer_name' | 'description' | 'bank_reference') => values[name].trim()
  return {
    ...home,
    amount: koboIn(values.amount) ?? 0,
    channel,
    payment_date,
    transaction_type: 'RENT_PAYMENT',
    ...(chosen.length > 0 && { charge_ids: chosen.slice(0, 50) }),
    ...(received_by && { received_by }),
    ...(values.landed === 'LANDLORD' && { landed: 'LANDLORD' as const }),
    ...(channel !== 'CASH' && { bank_reference: said('bank_reference') }),
    ...(said('payer_name') && { payer_name: said('payer_name') }),
    ...(said('description') && { description: said('description') }),
    ...(evidence && { proof_document_id: evidence.id }),
  }
}
