import type { RefundOfPayment } from '@gida/contract/domains/refunds/refund'
import { moneyBack as words } from '#words/money-back'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

type Refund = Pick<RefundOfPayment, 'status' | 'needs_attention'>

/** How a refund stands; one that waits for an account says so before anything else. */
export function RefundPill({ refund: { status, needs_attention } }: { refund: Refund }) {
  if (needs_attention) return <StatusPill status="OVERDUE">{words.attention}</StatusPill>
  return <StatusPill status={status}>{words.statuses[status]}</StatusPill>
}

/** What it means, in a sentence; to the payer and to who manages. */
export function saysOf({ status, needs_attention }: Refund, isMine: boolean): string | null {
  if (needs_attention) return isMine ? words.card.attentionMine : words.card.attention
  if (status === 'PENDING') return words.card.promised
  if (status === 'PROCESSING') return words.card.processing
  return status === 'FAILED' ? words.card.failed : null
}
