import type { WebhookEvent } from '@gida/contract/domains/integrations/webhook-rules'
import type { DomainEvent } from '../../../platform/jobs/events.ts'
import { applicationSubmitted } from '../../applications/index.ts'
import { depositMoved } from '../../deposits/index.ts'
import { inspectionChanged } from '../../inspections/index.ts'
import { invitationAccepted } from '../../invitations/index.ts'
import {
  leaseAccepted,
  leaseDeclined,
  leaseEnded,
  leaseEnding,
  leaseEndingCalledOff,
  leaseProposed,
  leaseRenewed,
  leaseStarted,
} from '../../leases/index.ts'
import { requestChanged } from '../../maintenance/index.ts'
import { noticeChanged } from '../../notices/index.ts'
import { paymentCompleted, paymentFailed, paymentNeedsReview, paymentReversed } from '../../payments/index.ts'
import { disputeClosed, disputeOpened, refundCompleted, refundFailed } from '../../refunds/index.ts'
import { remittanceFailed, remittanceSent } from '../../settlements/index.ts'
import { paperSealed, signingEnded } from '../../signing/index.ts'
import { orderMoved } from '../../work-orders/index.ts'

/** The kinds for which `app.tell_webhooks` finds estate and state. */
type Kind =
  | ('payment' | 'refund' | 'dispute' | 'remittance' | 'lease' | 'deposit' | 'notice' | 'inspection')
  | ('maintenance_request' | 'work_order' | 'application' | 'invitation' | 'signature_request')
type WebhookSubject = { event: WebhookEvent; object: Kind; id: string }

const told = new Map<string, (payload: never) => WebhookSubject>()
const tells = <P>(
  { name }: DomainEvent<P>,
  event: WebhookEvent,
  object: Kind,
  idOf: (payload: P) => string,
) => told.set(name, (payload: P) => ({ event, object, id: idOf(payload) }))

const payment = ({ payment_id }: { payment_id: string }) => payment_id
tells(paymentCompleted, 'payment.completed', 'payment', payment)
tells(paymentFailed, 'payment.failed', 'payment', payment)
tells(paymentReversed, 'payment.reversed', 'payment', payment)
tells(paymentNeedsReview, 'payment.needs_review', 'payment', payment)
tells(refundCompleted, 'refund.completed', 'refund', ({ refund_id }) => refund_id)
tells(refundFailed, 'refund.failed', 'refund', ({ refund_id }) => refund_id)
const dispute = ({ dispute_id }: { dispute_id: string }) => dispute_id
tells(disputeOpened, 'dispute.opened', 'dispute', dispute)
tells(disputeClosed, 'dispute.closed', 'dispute', dispute)
tells(remittanceSent, 'remittance.sent', 'remittance', ({ remittance_id }) => remittance_id)
tells(remittanceFailed, 'remittance.failed', 'remittance', ({ remittance_id }) => remittance_id)
const lease = ({ lease_id }: { lease_id: string }) => lease_id
tells(leaseProposed, 'lease.proposed', 'lease', lease)
tells(leaseAccepted, 'lease.accepted', 'lease', lease)
tells(leaseDeclined, 'lease.declined', 'lease', lease)
tells(leaseStarted, 'lease.started', 'lease', lease)
tells(leaseEnding, 'lease.ending', 'lease', lease)
tells(leaseEndingCalledOff, 'lease.ending_called_off', 'lease', lease)
tells(leaseEnded, 'lease.ended', 'lease', lease)
tells(leaseRenewed, 'lease.renewed', 'lease', lease)
tells(depositMoved, 'deposit.changed', 'deposit', lease)
tells(noticeChanged, 'notice.changed', 'notice', ({ notice_id }) => notice_id)
tells(inspectionChanged, 'inspection.changed', 'inspection', ({ inspection_id }) => inspection_id)
tells(requestChanged, 'maintenance_request.changed', 'maintenance_request', ({ request_id }) => request_id)
tells(orderMoved, 'work_order.changed', 'work_order', ({ order_id }) => order_id)
tells(applicationSubmitted, 'application.submitted', 'application', ({ application_id }) => application_id)
tells(invitationAccepted, 'invitation.accepted', 'invitation', ({ invitation_id }) => invitation_id)
tells(paperSealed, 'signature_request.sealed', 'signature_request', ({ request_id }) => request_id)
tells(signingEnded, 'signature_request.ended', 'signature_request', ({ request_id }) => request_id)

/** The webhook event for a domain event; undefined for most. */
export const webhookSubjectOf = (name: string, payload: unknown): WebhookSubject | undefined =>
  told.get(name)?.(payload as never)
/** For a test that every event offered to endpoints is sent. */
export const listWebhookEvents = () => [...told.values()].map((tell) => tell({} as never).event)
