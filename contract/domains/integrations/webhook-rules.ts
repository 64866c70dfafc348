/** What an endpoint may ask to be told of. Each is said with the thing that it is about and how that stands; the rest is asked by the API. */
export const WEBHOOK_EVENTS = [
  ...(['payment.completed', 'payment.failed', 'payment.reversed', 'payment.needs_review'] as const),
  ...(['refund.completed', 'refund.failed', 'dispute.opened', 'dispute.closed'] as const),
  ...(['remittance.sent', 'remittance.failed'] as const),
  ...(['lease.proposed', 'lease.accepted', 'lease.declined', 'lease.started', 'lease.ended'] as const),
  ...(['lease.renewed', 'deposit.changed', 'notice.changed', 'inspection.changed'] as const),
  ...(['maintenance_request.changed', 'work_order.changed', 'application.submitted'] as const),
  ...(['invitation.accepted', 'signature_request.sealed', 'signature_request.ended'] as const),
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
/** What a test send carries. */
export const TEST_EVENT = 'test'

/** Of one estate. */
export const MOST_ENDPOINTS = 10
/** For how long the secret before still signs beside the one that took its place. */
export const SECRET_OVERLAP_HOURS = 24

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]
/** When it is tried, each after the one before: a good three days in all. */
export const TRIES_AFTER_MS = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
] as const
/** What could not be delivered in that time is given up, and can be sent again by hand. */
export const GIVEN_UP_AFTER_MS = 80 * HOUR
/** An endpoint that has answered nothing well for so long is switched off. */
export const OFF_AFTER_MS = 120 * HOUR

/** While an endpoint fails, one delivery is tried at a time: soon at first, then at most every ten minutes. */
export const nextProbeAfter = (failingForMs: number): number =>
  Math.min(Math.max(failingForMs / 10, 5 * SECOND), 10 * MINUTE)
