import type { Actor } from '../../platform/access/actor.ts'

type OfUnit = { landlord_id: string | null; is_managed: boolean }

/** Who lets a home decides who sees it and who gets it: its estate's manager, and the landlord who owns it. */
export function letsHome(actor: Pick<Actor, 'user_id' | 'role'>, unit: OfUnit): boolean {
  if (actor.role === 'ADMIN' || unit.is_managed) return true
  return actor.role === 'LANDLORD' && unit.landlord_id === actor.user_id
}
