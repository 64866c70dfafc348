import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'
import { PAGE_SIZE } from '../../platform/search.ts'
import type { RefundSearch } from './search.ts'

const { payments, analytics } = client
const FRESH = { fresh: 'critical' } as const
const OUTDATES = { outdates: ['payments', 'leases', analytics.getDashboard] } as const

export const refundsQuery = (search: RefundSearch) => ({
  ...query(payments.listRefunds, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const moneyBackQuery = (id: string) => query(payments.getMoneyBack, { params: { id } }, FRESH)
export const refundPreviewQuery = (id: string, amount?: number) => ({
  ...query(payments.previewRefund, { params: { id }, query: amount ? { amount } : {} }, FRESH),
  placeholderData: keepPreviousData,
})
export const disputesQuery = (search: { payment_id?: string } = {}) =>
  query(payments.listDisputes, { query: { limit: 20, ...search } }, FRESH)

/** The key of the wish is kept by the platform: a second tap or a lost answer stays one refund. */
export const useIssueRefund = () => useMutation(mutation(payments.issueRefund, OUTDATES))
export const useRefundCredit = () =>
  useMutation(mutation(payments.refundCredit, { outdates: [...OUTDATES.outdates, 'books'] }))
export const useRetryRefund = () =>
  useMutation(mutation(payments.retryRefund, { ...OUTDATES, call: { retries: 0 } }))
export const useAnswerDispute = () =>
  useMutation(mutation(payments.answerDispute, { ...OUTDATES, call: { retries: 0 } }))
