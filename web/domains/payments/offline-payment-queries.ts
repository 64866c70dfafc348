import type { PreviewBody } from '@gida/contract/domains/payments/offline'
import { keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { client, query } from '../../platform/http/api.ts'

const { payments, leases } = client
const FRESH = { fresh: 'critical' } as const

/** Possible payers: current tenants, whose list is also cached for offline use; a search by name includes former ones. */
export const payersQuery = (search: string) => ({
  ...query(leases.listTenants, {
    query: search ? { limit: 10, search } : { limit: 100, state: 'CURRENT' as const },
  }),
  placeholderData: keepPreviousData,
})

/** How the money would be allocated; refetched with every change, showing the previous answer until then. */
export const previewQuery = (body: z.input<typeof PreviewBody>) => ({
  ...query(payments.previewPayment, { body }, FRESH),
  placeholderData: keepPreviousData,
})

export const cashQuery = ({ page, estate_id }: { page?: number; estate_id?: string }) =>
  query(payments.listCash, { query: { ...(page && { page }), ...(estate_id && { estate_id }) } }, FRESH)
export const bankingsQuery = ({ banked, estate_id }: { banked?: number; estate_id?: string }) => ({
  ...query(
    payments.listCashBankings,
    { query: { ...(banked && { page: banked }), ...(estate_id && { estate_id }) } },
    FRESH,
  ),
  placeholderData: keepPreviousData,
})

export const downloadEvidence = (id: string) => payments.downloadEvidence({ params: { id } })
