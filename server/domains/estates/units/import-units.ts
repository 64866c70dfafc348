import type { UnitDraft } from '@gida/contract/domains/estates/unit'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { nameLandlord } from '../properties/name-landlord.ts'
import type { LockedUnit } from './occupy-unit.ts'

/** A unit and its property, which may not exist yet. */
export type UnitToImport = {
  property: { name: string; address: string }
  landlord_id: string | null
  unit: UnitDraft
}
export type ImportedUnit = { unit: LockedUnit; is_new_unit: boolean; is_new_property: boolean }

/**
 * Creates the missing units of an estate, and their properties. Existing ones are unchanged, except that a property without a
 * landlord gets the one named. Returns the units in the given order, locked until the transaction ends.
 */
export async function importUnits(
  tx: Tx,
  estate_id: string,
  wanted: readonly UnitToImport[],
): Promise<ImportedUnit[]> {
  const { properties, isNew: isNewProperty } = await importProperties(tx, estate_id, wanted)
  const rows = wanted.map(({ property, unit }) => ({
    property_id: properties.get(property.name) as string,
    estate_id,
    ...unit,
  }))
  const made = await sql<{ id: string }>`
    insert into unit (estate_id, property_id, name, block, bedrooms, rent_amount, frequency, service_charge, caution_deposit)
    select estate_id, property_id, name, block, bedrooms, coalesce(rent_amount, 0), coalesce(frequency, 'YEARLY'),
      coalesce(service_charge, 0), coalesce(caution_deposit, 0)
    from jsonb_populate_recordset(null::unit, ${JSON.stringify(rows)}::jsonb)
    on conflict (property_id, name) where archived_at is null do nothing
    returning id`.execute(tx)
  const isNewUnit = new Set(made.rows.map(({ id }) => id))
  const locked = await lockUnits(tx, rows)
  return rows.map(({ property_id, name }) => {
    const unit = locked.get(`${property_id}/${name}`)
    if (!unit) throw new Error(`Unit ${name} was imported and is not there.`)
    return { unit, is_new_unit: isNewUnit.has(unit.id), is_new_property: isNewProperty.has(property_id) }
  })
}

async function importProperties(tx: Tx, estate_id: string, units: readonly UnitToImport[]) {
  const wanted = [
    ...new Map(
      units.map(({ property, landlord_id }) => [property.name, { ...property, landlord_id }]),
    ).values(),
  ]
  const made = await sql<{ id: string }>`
    insert into property (estate_id, name, address, landlord_id)
    select ${estate_id}::uuid, name, address, landlord_id
    from jsonb_populate_recordset(null::property, ${JSON.stringify(wanted)}::jsonb) order by name
    on conflict (estate_id, name) where archived_at is null do nothing
    returning id`.execute(tx)
  const names = wanted.map(({ name }) => name)
  const found = await sql<{ id: string; name: string; landlord_id: string | null }>`
    select id, name, landlord_id from property where estate_id = ${estate_id} and name = any (${names}::text[])
      and archived_at is null
    order by id for no key update`.execute(tx)
  const properties = new Map(found.rows.map((property) => [property.name, property]))
  for (const { name, landlord_id } of wanted) {
    const property = properties.get(name)
    if (!property || !landlord_id) continue
    if (property.landlord_id && property.landlord_id !== landlord_id) throw otherLandlord(name)
    if (property.landlord_id) await joinEstate(tx, { estate_id, user_id: landlord_id, role: 'LANDLORD' })
    else await nameLandlord(tx, { property_id: property.id, landlord_id })
  }
  return {
    properties: new Map(found.rows.map(({ id, name }) => [name, id])),
    isNew: new Set(made.rows.map(({ id }) => id)),
  }
}

const otherLandlord = (name: string) =>
  new Problem('CONFLICT', { message: `${name} now has another landlord.` })

/** In order of their ids, so that concurrent imports cannot deadlock. */
async function lockUnits(
  tx: Tx,
  wanted: readonly { property_id: string; name: string }[],
): Promise<Map<string, LockedUnit>> {
  const rows = await tx
    .selectFrom('unit')
    .selectAll()
    .where(
      sql<boolean>`(property_id, name) in (
        select * from unnest(${wanted.map(({ property_id }) => property_id)}::uuid[], ${wanted.map(({ name }) => name)}::text[]))`,
    )
    .where('archived_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((unit) => [`${unit.property_id}/${unit.name}`, unit]))
}
