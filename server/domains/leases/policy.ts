import type { Actor } from '../../platform/access/actor.ts'

/** Whoever sees the unit and may write tenants, but no tenant lets their own unit. */
export function canLet(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return actor.role !== 'TENANT' && actor.permissions.has('tenants_write')
}
