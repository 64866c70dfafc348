import type { RefundOfPayment } from '@gida/contract/domains/refunds/refund'
import { paymentRefunds as words } from '#words/payment-refunds'
import { refunds } from '#words/refunds'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

type Refund = Pick<RefundOfPayment, 'status' | 'needs_attention'>

/** The status of a refund; a missing account takes precedence. */
export function RefundPill({ refund: { status, needs_attention } }: { refund: Refund }) {
  if (needs_attention) return <StatusPill status="OVERDUE">{words.needsAccount}</StatusPill>
  return <StatusPill status={status}>{words.statuses[status]}</StatusPill>
}

/** The status explained in a sentence, for the payer or for staff. */
export function statusExplanation({ status, needs_attention }: Refund, isMine: boolean): string | null {
  if (needs_attention) return isMine ? words.attention : refunds.card.attention
  if (status === 'PENDING') return words.promised
  if (status === 'PROCESSING') return words.processing
  return status === 'FAILED' ? words.failed : null
}
