import type { Actor } from '../../platform/access/actor.ts'

type OfUnit = { landlord_id: string | null; is_managed: boolean }

/** Those who let a unit publish it and decide on applications: the manager of its estate, and the landlord who owns it. */
export function canLetUnit(actor: Pick<Actor, 'user_id' | 'role'>, unit: OfUnit): boolean {
  if (actor.role === 'ADMIN' || unit.is_managed) return true
  return actor.role === 'LANDLORD' && unit.landlord_id === actor.user_id
}
