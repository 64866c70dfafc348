import type { DisputeStatus } from '@gida/contract/domains/refunds/dispute'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { RefundSearch } from './search.ts'

const { refunds } = client
const FRESH = { fresh: 'critical' } as const

export const refundsQuery = ({ disputes: _, ...search }: RefundSearch) => ({
  ...query(refunds.listRefunds, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const refundSummaryQuery = (id: string) => query(refunds.getRefundSummary, { params: { id } }, FRESH)
export const refundPreviewQuery = (id: string, amount?: number) => ({
  ...query(refunds.previewRefund, { params: { id }, query: amount ? { amount } : {} }, FRESH),
  placeholderData: keepPreviousData,
})
export const disputesQuery = (
  search: { payment_id?: string; estate_id?: string; status?: DisputeStatus } = {},
) => query(refunds.listDisputes, { query: { limit: 20, ...search } }, FRESH)
