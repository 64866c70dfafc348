import type { PreviewBody } from '@gida/contract/domains/payments/offline'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { client, mutation, query } from '../../platform/http/api.ts'
import { upload } from '../../platform/http/upload.ts'

const { payments, leases } = client
const FRESH = { fresh: 'critical' } as const

/** Those who may have paid: whoever rents now, and by name also those who have left. */
export const payersQuery = (search: string) => ({
  ...query(leases.listTenants, {
    query: { limit: 10, ...(search ? { search } : { state: 'CURRENT' as const }) },
  }),
  placeholderData: keepPreviousData,
})

/** What the money would settle; asked anew with every change, and the last answer stays until the next. */
export const previewQuery = (body: z.input<typeof PreviewBody>) => ({
  ...query(payments.previewPayment, { body }, FRESH),
  placeholderData: keepPreviousData,
})

/** Never retried automatically: whoever records money sees the outcome. */
export const useRecordPayment = () => useMutation(mutation(payments.createPayment, { call: { retries: 0 } }))
export const useRecordSeveral = () =>
  useMutation(mutation(payments.bulkCreatePayments, { call: { retries: 0 } }))
export const useReversePayment = () => useMutation(mutation(payments.cancelPayment))
export const useUpdatePayment = () => useMutation(mutation(payments.updatePayment))

export const cashQuery = (search: { page?: number; estate_id?: string }) =>
  query(payments.listCash, { query: search }, FRESH)
export const bankingsQuery = (estate_id?: string) =>
  query(payments.listCashBankings, { query: { ...(estate_id && { estate_id }) } }, FRESH)
export const useBankCash = () => useMutation(mutation(payments.bankCash, { call: { retries: 0 } }))

export function sendEvidenceFile(file: File, onProgress: (percent: number) => void) {
  const form = new FormData()
  form.append('file', file)
  return upload(payments.addEvidence, { body: form } as never, { onProgress })
}

export const downloadEvidence = (id: string) => payments.downloadEvidence({ params: { id } })
