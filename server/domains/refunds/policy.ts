import type { Actor } from '../../platform/access/actor.ts'

/** Those who manage or own may refund, and nobody refunds to themselves. */
export const canRefundPayment = ({ role, permissions }: Actor) =>
  role !== 'TENANT' && permissions.has('payments_refund')
