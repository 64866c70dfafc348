import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { payments as words } from '../../../words/en/payments.ts'

/** An unknown status keeps its own word and looks pending. */
export function PaymentPill({ status }: { status: PaymentStatus }) {
  return <StatusPill status={status}>{words.statuses[status]}</StatusPill>
}
