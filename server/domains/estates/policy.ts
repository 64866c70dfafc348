import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'user_id' | 'role' | 'permissions'>
type OfEstate = { is_founded: boolean; is_managed: boolean }
type OfLandlord = { landlord_id: string | null; is_managed: boolean }

const mayWrite = (actor: Who) => actor.permissions.has('properties_write')

/** Those who run or own property may import more of it. */
export function canCreateEstate(actor: Who): boolean {
  return mayWrite(actor) && ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}

/** Its manager, and the landlord who founded it for themselves and still belongs to it. */
export function canWriteEstate(actor: Who, estate: OfEstate): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || estate.is_managed) return true
  return actor.role === 'LANDLORD' && estate.is_founded
}

/** Its estate's manager, and the landlord who owns it. */
export function canWriteProperty(actor: Who, property: OfLandlord): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || property.is_managed) return true
  return actor.role === 'LANDLORD' && property.landlord_id === actor.user_id
}

/** Whoever runs the estate says who owns what in it. An owner does not give a property away by themselves. */
export function canNameLandlord(actor: Who, property: OfLandlord): boolean {
  return mayWrite(actor) && (actor.role === 'ADMIN' || property.is_managed)
}

/** Whoever runs the estate; a landlord takes their own units back from a property manager whom they, or the owner before, brought in. */
export function canRemoveManager(
  actor: Who,
  estate: OfEstate,
  manager: { has_units_of_mine: boolean },
): boolean {
  if (canWriteEstate(actor, estate)) return true
  return mayWrite(actor) && actor.role === 'LANDLORD' && manager.has_units_of_mine
}

/** Those who see all units of an estate or property, and so may see its rollups. */
export function seesWhole(actor: Who): boolean {
  return ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}

/** The holidays of the whole country are the platform's. */
export function canManageHolidays(actor: Who): boolean {
  return actor.role === 'ADMIN' && actor.permissions.has('platform_write')
}
