import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'user_id' | 'role' | 'permissions'>
type OfEstate = { is_founded: boolean; is_managed: boolean }
type OfLandlord = { landlord_id: string | null; is_managed: boolean }

const mayWrite = (actor: Who) => actor.permissions.has('properties_write')

/** Managers, landlords and admins. */
export function canCreateEstate(actor: Who): boolean {
  return mayWrite(actor) && ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}

/** Its managers, and the landlord who founded it and still belongs to it. */
export function canWriteEstate(actor: Who, estate: OfEstate): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || estate.is_managed) return true
  return actor.role === 'LANDLORD' && estate.is_founded
}

/** The managers of its estate, and its owner. */
export function canWriteProperty(actor: Who, property: OfLandlord): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || property.is_managed) return true
  return actor.role === 'LANDLORD' && property.landlord_id === actor.user_id
}

/** Managers of the estate. Owners cannot transfer a property by themselves. */
export function canNameLandlord(actor: Who, property: OfLandlord): boolean {
  return mayWrite(actor) && (actor.role === 'ADMIN' || property.is_managed)
}

/** Managers of the estate; landlords only for their own units and property managers whom they or an earlier owner invited. */
export function canRemoveManager(
  actor: Who,
  estate: OfEstate,
  manager: { has_units_of_mine: boolean },
): boolean {
  if (canWriteEstate(actor, estate)) return true
  return mayWrite(actor) && actor.role === 'LANDLORD' && manager.has_units_of_mine
}

/** Whether the actor sees all units of an estate or property, so that rollups apply. */
export function seesWhole(actor: Who): boolean {
  return ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}

/** National holidays are managed by administrators. */
export function canManageHolidays(actor: Who): boolean {
  return actor.role === 'ADMIN' && actor.permissions.has('platform_write')
}
