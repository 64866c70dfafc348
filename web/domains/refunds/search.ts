import type { RefundStatus } from '@gida/contract/domains/refunds/refund'
import { given, readCount, readEstate, readOneOf } from '../../platform/screens/search.ts'

const STATUSES = Object.keys({
  PENDING: true,
  PROCESSING: true,
  COMPLETED: true,
  FAILED: true,
} satisfies Record<RefundStatus, true>) as RefundStatus[]
type Raw = Record<string, unknown>

export const readRefundSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    status: readOneOf(raw, 'status', STATUSES),
    estate_id: readEstate(raw),
    disputes: readOneOf(raw, 'disputes', ['OPEN'] as const),
    needs_attention: String(raw.needs_attention) === 'true' ? ('true' as const) : undefined,
  })
export type RefundSearch = ReturnType<typeof readRefundSearch>
