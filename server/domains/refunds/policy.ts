import type { Actor } from '../../platform/access/actor.ts'

/** Managers and owners may refund, but no tenant to themselves. */
export const canRefundPayment = ({ role, permissions }: Actor) =>
  role !== 'TENANT' && permissions.has('payments_refund')
