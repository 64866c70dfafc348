import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { type ApiError, hasCode } from '../../platform/http/errors.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { PaymentSearch } from './search.ts'

const { autopay, charges, collections, payments } = client
const FRESH = { fresh: 'critical' } as const

export const paymentsQuery = (search: PaymentSearch) => ({
  ...query(payments.listPayments, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const paymentQuery = (id: string) => query(payments.getPayment, { params: { id } }, FRESH)
/** Every open charge of the payer, in one page. */
export const payableQuery = query(charges.listCharges, { query: { state: 'OPEN', limit: 100 } }, FRESH)

/** The payer's saved cards. */
export const methodsQuery = query(autopay.listMethods, { query: { limit: 20 } })

/** A page of payments of a property or a tenant. */
export const paymentsOfQuery = ({ kind, id }: { kind: 'property' | 'tenant'; id: string }, page: number) => {
  const input = { params: { id }, query: { page, limit: PAGE_SIZE } }
  return kind === 'property'
    ? { ...query(collections.listPropertyTransactions, input, FRESH), placeholderData: keepPrevious({ id }) }
    : { ...query(collections.listTenantTransactions, input, FRESH), placeholderData: keepPrevious({ id }) }
}

const isOpen = (status: PaymentStatus) => status === 'PENDING' || status === 'PROCESSING'
/** Short intervals first, since the provider usually answers within seconds; then longer ones. */
export const CHECK_AFTER_MS = [2_000, 5_000, 15_000] as const
export const CHECK_EVERY_MS = 30_000

/** Polls the provider until the payment is decided. */
export const verificationQuery = (reference: string) =>
  queryOptions<PaymentDetail, ApiError>({
    // Not under 'payments': a live message invalidates those, and asking the provider may cause such a message.
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

/** Undecided, cancelled without an answer of the provider, or paid with the receipt still being generated. */
const isWaiting = (payment: PaymentDetail) =>
  isOpen(payment.status) ||
  (payment.status === 'CANCELLED' && !payment.is_answered) ||
  (payment.status === 'COMPLETED' && !payment.receipt)
