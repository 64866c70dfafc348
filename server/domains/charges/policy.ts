import type { Actor } from '../../platform/access/actor.ts'

/** Managers and landlords may waive. */
export const canWaive = ({ role, permissions }: Actor) =>
  (role === 'ESTATE_MANAGER' || role === 'LANDLORD') && permissions.has('payments_write')

/** Whoever has the permission may write off, but never the debtor. */
export const canWriteOff = ({ role, permissions }: Actor) =>
  role !== 'TENANT' && permissions.has('payments_write_off')
