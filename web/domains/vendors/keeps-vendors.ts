import type { Actor } from '../../platform/session/access.ts'

/** Managers keep the register; agents read it. */
export const keepsVendors = ({ user }: Actor): boolean =>
  user.role === 'ESTATE_MANAGER' || user.role === 'ADMIN'
