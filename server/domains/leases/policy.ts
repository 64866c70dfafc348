import type { Actor } from '../../platform/access/actor.ts'

/** Everybody who sees the unit and may write tenants, but nobody lets the unit they live in. */
export function canLet(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return actor.role !== 'TENANT' && actor.permissions.has('tenants_write')
}
