/** Webhook events. Each names its object and its state; everything else is read through the API. */
export const WEBHOOK_EVENTS = [
  ...(['payment.completed', 'payment.failed', 'payment.reversed', 'payment.needs_review'] as const),
  ...(['refund.completed', 'refund.failed', 'dispute.opened', 'dispute.closed'] as const),
  ...(['remittance.sent', 'remittance.failed'] as const),
  ...(['lease.proposed', 'lease.accepted', 'lease.declined', 'lease.started', 'lease.ended'] as const),
  ...(['lease.ending', 'lease.ending_called_off', 'lease.renewed'] as const),
  ...(['deposit.changed', 'notice.changed', 'inspection.changed'] as const),
  ...(['maintenance_request.changed', 'work_order.changed', 'application.submitted'] as const),
  ...(['invitation.accepted', 'signature_request.sealed', 'signature_request.ended'] as const),
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** Event of a test delivery. */
export const TEST_EVENT = 'test'

/** Per estate. */
export const MOST_ENDPOINTS = 10
/** Hours that the previous secret still signs after a rotation. */
export const SECRET_OVERLAP_HOURS = 24

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
/** Delay before each attempt after the previous one: some three days in total. */
export const TRIES_AFTER_MS = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
] as const
/** Undelivered events are given up after this time, and can be resent manually. */
export const GIVEN_UP_AFTER_MS = 80 * HOUR
/** An endpoint that has failed for this long is disabled. */
export const OFF_AFTER_MS = 120 * HOUR

/** While an endpoint fails, deliveries are tried one at a time: soon at first, then at most every ten minutes. */
export const nextProbeAfter = (failingForMs: number): number =>
  Math.min(Math.max(failingForMs / 10, 5 * SECOND), 10 * MINUTE)
