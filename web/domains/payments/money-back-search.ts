import type { RefundStatus } from '@gida/contract/domains/refunds/refund'
import { given, readCount, readOneOf } from '../../platform/search.ts'
import { moneyBack } from '../../words/en/money-back.ts'

const STATUSES = Object.keys(moneyBack.statuses) as RefundStatus[]
type Raw = Record<string, unknown>

export const readRefundSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    status: readOneOf(raw, 'status', STATUSES),
    needs_attention: String(raw.needs_attention) === 'true' ? ('true' as const) : undefined,
  })
export type RefundSearch = ReturnType<typeof readRefundSearch>

export const readWaiverSearch = (raw: Raw) => given({ page: readCount(raw, 'page') })
export type WaiverSearch = ReturnType<typeof readWaiverSearch>
