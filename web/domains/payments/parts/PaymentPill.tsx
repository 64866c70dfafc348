import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { payments as words } from '#words/payments'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

/** An unknown status keeps its own word and looks pending. */
export function PaymentPill({ status }: { status: PaymentStatus }) {
  return <StatusPill status={status}>{words.statuses[status]}</StatusPill>
}
