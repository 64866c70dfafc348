import type { Actor } from '../../platform/access/actor.ts'

type OfUnit = { landlord_id: string | null; is_managed: boolean }

/** Who publishes a unit and decides on applications: managers of its estate and its owner. */
export function canLetUnit(actor: Pick<Actor, 'user_id' | 'role'>, unit: OfUnit): boolean {
  if (actor.role === 'ADMIN' || unit.is_managed) return true
  return actor.role === 'LANDLORD' && unit.landlord_id === actor.user_id
}
