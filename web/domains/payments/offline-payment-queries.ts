import type { PreviewBody } from '@gida/contract/domains/payments/offline'
import { keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { client, query } from '../../platform/http/api.ts'

const { payments, leases } = client
const FRESH = { fresh: 'critical' } as const

/** A page of current tenants. */
export const currentPayersQuery = (page: number) =>
  query(leases.listTenants, {
    query: { limit: 100, state: 'CURRENT' as const, ...(page > 1 && { page }) },
  })

/** Possible payers: current tenants, whose list is also cached for offline use; a search by name includes former ones. */
export const payersQuery = (search: string) => ({
  ...(search ? query(leases.listTenants, { query: { limit: 10, search } }) : currentPayersQuery(1)),
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
