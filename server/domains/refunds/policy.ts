import type { Actor } from '../../platform/access/actor.ts'

/** Money goes back by the hand of who manages or owns, and nobody gives it to themselves. */
export const canGiveBack = ({ role, permissions }: Actor) =>
  role !== 'TENANT' && permissions.has('payments_refund')
