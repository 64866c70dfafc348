import type { Actor } from '../../platform/access/actor.ts'

/** Who manages or owns asks no more for a charge. */
export const canWaive = ({ role, permissions }: Actor) =>
  (role === 'ESTATE_MANAGER' || role === 'LANDLORD') && permissions.has('payments_write')

/** A debt is written off by whom it was entrusted to, and by nobody who owes it. */
export const canWriteOff = ({ role, permissions }: Actor) =>
  role !== 'TENANT' && permissions.has('payments_write_off')
