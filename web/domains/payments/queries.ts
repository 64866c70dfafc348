import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { type ApiError, hasCode } from '../../platform/http/errors.ts'
import { keepOf } from '../../platform/http/keep-of.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { PaymentSearch } from './search.ts'

const { autopay, charges, collections, payments } = client
const FRESH = { fresh: 'critical' } as const

export const paymentsQuery = (search: PaymentSearch) => ({
  ...query(payments.listPayments, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const paymentQuery = (id: string) => query(payments.getPayment, { params: { id } }, FRESH)
/** What the payer may choose from: everything open, in one page. */
export const payableQuery = query(charges.listCharges, { query: { state: 'OPEN', limit: 100 } }, FRESH)

/** What a payer may choose beside the checkout. */
export const methodsQuery = query(autopay.listMethods, { query: { limit: 20 } })

/** Payments of a property or of a tenant, a page. */
export const paymentsOfQuery = ({ kind, id }: { kind: 'property' | 'tenant'; id: string }, page: number) => {
  const input = { params: { id }, query: { page, limit: PAGE_SIZE } }
  return kind === 'property'
    ? { ...query(collections.listPropertyTransactions, input, FRESH), placeholderData: keepOf({ id }) }
    : { ...query(collections.listTenantTransactions, input, FRESH), placeholderData: keepOf({ id }) }
}

const isOpen = (status: PaymentStatus) => status === 'PENDING' || status === 'PROCESSING'
/** Soon at first, as the bank usually answers within seconds; then without haste. */
export const CHECK_AFTER_MS = [2_000, 5_000, 15_000] as const
export const CHECK_EVERY_MS = 30_000

/** Asks the provider again and again until the payment is decided. */
export const verificationQuery = (reference: string) =>
  queryOptions<PaymentDetail, ApiError>({
    // Not below 'payments': a live message invalidates all of those, and asking the bank may itself cause one.
    queryKey: ['verification', reference],
    queryFn: ({ signal }) =>
      payments.verifyPayment({ body: { reference } }, { signal, retryUnanswered: false }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (hasCode(state.error, 'NOT_FOUND', 'VALIDATION_ERROR')) return false
      if (state.data && !isWaiting(state.data)) return false
      const asked = state.dataUpdateCount + state.errorUpdateCount
      return CHECK_AFTER_MS[asked - 1] ?? CHECK_EVERY_MS
    },
  })

/** Still undecided, given up and not yet answered for, or paid with its receipt still being made. */
const isWaiting = (payment: PaymentDetail) =>
  isOpen(payment.status) ||
  (payment.status === 'CANCELLED' && !payment.is_answered) ||
  (payment.status === 'COMPLETED' && !payment.receipt)
