import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import {
  given,
  readDay,
  readEstate,
  readId,
  readOneOf,
  readPages,
  readText,
  readYes,
} from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const NEWEST_FIRST = '-created_at'
// Own lists, checked by type: the contract's are Zod schemas, which the route table must not load.
export const STATUSES = Object.keys({
  PENDING: true,
  PROCESSING: true,
  COMPLETED: true,
  FAILED: true,
  CANCELLED: true,
  REFUNDED: true,
} satisfies Record<PaymentStatus, true>) as PaymentStatus[]
export const TYPES = Object.keys({
  RENT_PAYMENT: true,
  SECURITY_DEPOSIT: true,
  MAINTENANCE_FEE: true,
  UTILITY_BILL: true,
  LATE_FEE: true,
  COMMISSION: true,
  REFUND: true,
  CAUTION_DEPOSIT: true,
  SERVICE_CHARGE: true,
  AGENCY_FEE: true,
  LEGAL_FEE: true,
  AGREEMENT_FEE: true,
  PENALTY_FEE: true,
  ADVANCE_RENT: true,
  STAMP_DUTY: true,
} satisfies Record<TransactionType, true>) as TransactionType[]
const SORTS = ['created_at', '-created_at', 'amount', '-amount'] as const

/** Search of the payments table. Its fields are named as in the call, so that any figure can link here. */
export function readPaymentSearch(raw: Raw) {
  const sort = readOneOf(raw, 'sort', SORTS)
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', STATUSES),
    transaction_type: readOneOf(raw, 'transaction_type', TYPES),
    from: readDay(raw, 'from'),
    to: readDay(raw, 'to'),
    paid_from: readDay(raw, 'paid_from'),
    paid_to: readDay(raw, 'paid_to'),
    needs_review: readYes(raw, 'needs_review') && ('true' as const),
    estate_id: readEstate(raw),
    property_id: readId(raw, 'property_id'),
    property_unit_id: readId(raw, 'property_unit_id'),
    tenant_id: readId(raw, 'tenant_id'),
    sort: sort === NEWEST_FIRST ? undefined : sort,
  })
}
export type PaymentSearch = ReturnType<typeof readPaymentSearch>

/** `part` opens the field for a part payment. */
export const readPaySearch = (raw: Raw) =>
  given({
    step: readOneOf(raw, 'step', ['how', 'confirm'] as const),
    part: readYes(raw, 'part'),
  })

/** The provider adds `trxref`, which equals the reference. */
export const readReturnSearch = (raw: Raw) => {
  const reference = readText(raw, 'reference') ?? readText(raw, 'trxref')
  return given({ reference })
}
