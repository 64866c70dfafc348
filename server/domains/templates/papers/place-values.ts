import type { Value } from '@gida/contract/domains/templates/language/values'
import { formatPhone } from '@gida/contract/shared/phone'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Values, some possibly unknown. */
export type Perhaps = Record<string, Value | null | undefined>

/** The estate, and optionally a unit with its property and owner. */
export async function placeValues(tx: Tx, estate_id: string, unit_id: string | undefined): Promise<Perhaps> {
  const estate = orNotFound(
    await tx
      .selectFrom('estate')
      .select(['name', 'address', 'lga', 'state'])
      .where('id', '=', estate_id)
      .executeTakeFirst(),
  )
  const unit =
    unit_id === undefined
      ? undefined
      : await tx
          .selectFrom('unit')
          .innerJoin('property', 'property.id', 'unit.property_id')
          .select(['unit.name', 'property.name as property', 'property.address', 'property.landlord_id'])
          .where('unit.id', '=', unit_id)
          .where('unit.estate_id', '=', estate_id)
          .executeTakeFirst()
  return {
    'estate.name': estate.name,
    'estate.address': [estate.address, estate.lga].join(', '),
    'estate.state': estate.state,
    'unit.name': unit?.name,
    'property.name': unit?.property,
    'property.address': unit?.address,
    ...(unit && (await personValues(tx, 'landlord', unit.landlord_id))),
  }
}

/** A person's values under `as`, within what the actor can see. */
export async function personValues(tx: Tx, as: 'landlord' | 'tenant', id: string | null): Promise<Perhaps> {
  const person =
    id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['full_name', 'address', 'phone', 'email'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!person) return {}
  return {
    [`${as}.name`]: person.full_name,
    [`${as}.address`]: person.address,
    [`${as}.phone`]: person.phone && formatPhone(person.phone),
    [`${as}.email`]: person.email,
  }
}
