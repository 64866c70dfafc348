import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { payments as words } from '#words/payments'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

/** An unknown status is shown as it is, in the style of a pending one. */
export function PaymentPill({ status }: { status: PaymentStatus }) {
  return <StatusPill status={status}>{words.statuses[status]}</StatusPill>
}
