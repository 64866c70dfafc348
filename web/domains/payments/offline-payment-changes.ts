import type { OfflinePaymentBody } from '@gida/contract/domains/payments/offline'
import type { Payment } from '@gida/contract/domains/payments/payment'
import { useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { upload } from '../../platform/http/upload.ts'
import { outbox, type TakenCash } from './cash-outbox.ts'

const { payments } = client

/** Whether the payment may be queued offline: only cash in hand, without a file to upload. */
export const mayWait = ({
  channel,
  proof_document_id,
}: Pick<OfflinePaymentBody, 'channel' | 'proof_document_id'>): boolean =>
  channel === 'CASH' && !proof_document_id

/** Cash is queued while offline. Anything else is not retried, so that the person sees the outcome. */
export const useRecordPayment = () =>
  useMutation<Payment | null, ApiError, TakenCash & { client_id: string }>({
    mutationFn: ({ body, tenant_name, client_id }) =>
      mayWait(body)
        ? outbox.sendOrKeep({ body, tenant_name, client_id })
        : payments.createPayment({ body: { ...body, client_id } }, { retries: 0 }),
    onSettled: () => void invalidateBy(payments.createPayment), // also without an answer: it may have been recorded
  })

export const useRecordSeveral = () =>
  useMutation(mutation(payments.bulkCreatePayments, { call: { retries: 0 } }))
export const useReversePayment = () => useMutation(mutation(payments.cancelPayment))
export const useUpdatePayment = () => useMutation(mutation(payments.updatePayment))
export const useBankCash = () => useMutation(mutation(payments.bankCash, { call: { retries: 0 } }))

export function sendEvidenceFile(file: File, onProgress: (percent: number) => void, signal: AbortSignal) {
  const form = new FormData()
  form.append('file', file)
  return upload(payments.addEvidence, { body: form } as never, { onProgress, signal })
}
