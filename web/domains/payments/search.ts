import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/rules'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'
import { payments as words } from '../../words/en/payments.ts'

type Raw = Record<string, unknown>

export const PAGE_SIZE = 20
export const NEWEST_FIRST = '-created_at'
export const STATUSES = Object.keys(words.statuses) as PaymentStatus[]
export const TYPES = Object.keys(TYPE_NAMES) as TransactionType[]
const SORTS = ['created_at', '-created_at', 'amount', '-amount'] as const
const STATES = ['OPEN', 'OVERDUE', 'ALL'] as const

const readId = (raw: Raw, name: string) => {
  const id = readText(raw, name)
  return id && /^[0-9a-f-]{36}$/i.test(id) ? id : undefined
}
const readDay = (raw: Raw, name: string) => {
  const day = readText(raw, name)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}
/** Only `true` narrows a list; anything else leaves it whole. */
const readYes = (raw: Raw, name: string) => (String(raw[name]) === 'true' ? (true as const) : undefined)
function readPages(raw: Raw) {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return { page: readCount(raw, 'page'), limit: limit && limit <= 100 ? limit : undefined }
}

/** The address of the payments table. Its fields carry the names of the call, so that any figure can link here. */
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
    estate_id: readId(raw, 'estate_id'),
    property_id: readId(raw, 'property_id'),
    property_unit_id: readId(raw, 'property_unit_id'),
    tenant_id: readId(raw, 'tenant_id'),
    sort: sort === NEWEST_FIRST ? undefined : sort,
  })
}
export type PaymentSearch = ReturnType<typeof readPaymentSearch>

export function readChargeSearch(raw: Raw) {
  const state = readOneOf(raw, 'state', STATES)
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    state,
    due_from: readDay(raw, 'due_from'),
    due_to: readDay(raw, 'due_to'),
    estate_id: readId(raw, 'estate_id'),
    property_id: readId(raw, 'property_id'),
    unit_id: readId(raw, 'unit_id'),
    tenant_id: readId(raw, 'tenant_id'),
  })
}
export type ChargeSearch = ReturnType<typeof readChargeSearch>
const CONTEXT = ['due_from', 'due_to', 'estate_id', 'property_id', 'unit_id', 'tenant_id'] as const
/** Takes off what a link has narrowed the charges to. */
export type ChargeContextChange = { [K in (typeof CONTEXT)[number]]?: undefined }
/** Whether a list of charges is less than all of its state. */
export const isNarrowed = (search: ChargeSearch): boolean =>
  search.search !== undefined || CONTEXT.some((name) => search[name] !== undefined)
export type ChargeState = (typeof STATES)[number]

export const readReceiptSearch = (raw: Raw) =>
  given({ ...readPages(raw), search: readText(raw, 'search'), estate_id: readId(raw, 'estate_id') })
export type ReceiptSearch = ReturnType<typeof readReceiptSearch>

/** `part` opens the amount of a part payment. */
export const readPaySearch = (raw: Raw) =>
  given({
    step: readOneOf(raw, 'step', ['how', 'confirm'] as const),
    part: readYes(raw, 'part'),
  })

/** The provider adds `trxref`, which is the same reference. */
export const readReturnSearch = (raw: Raw) => {
  const reference = readText(raw, 'reference') ?? readText(raw, 'trxref')
  return given({ reference })
}
