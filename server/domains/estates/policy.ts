import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'user_id' | 'role' | 'permissions'>
type OfEstate = { created_by: string; is_managed: boolean }
type OfLandlord = { landlord_id: string | null; is_managed: boolean }

const mayWrite = (actor: Who) => actor.permissions.has('properties_write')

/** Those who run or own property may bring more of it. */
export function canCreateEstate(actor: Who): boolean {
  return mayWrite(actor) && ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}

/** Its manager, and the landlord who founded it for themselves. */
export function canWriteEstate(actor: Who, estate: OfEstate): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || estate.is_managed) return true
  return actor.role === 'LANDLORD' && estate.created_by === actor.user_id
}

/** Its estate's manager, and the landlord who owns it. */
export function canWriteProperty(actor: Who, property: OfLandlord): boolean {
  if (!mayWrite(actor)) return false
  if (actor.role === 'ADMIN' || property.is_managed) return true
  return actor.role === 'LANDLORD' && property.landlord_id === actor.user_id
}

/** Those who see all of an estate's or a property's units, and so may be told the kept counts. */
export function seesWhole(actor: Who): boolean {
  return ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
}
