import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

type Named = {
  estate_id?: string | undefined
  property_id?: string | undefined
  unit_id?: string | undefined
}
export type Place = { estate_id: string; property_id: string | null; unit_id: string | null }

/** The place of an asset, from the most specific one given. 403 unless the actor manages its estate. */
export async function managedPlace(tx: Tx, named: Named): Promise<Place> {
  const place = await placeOf(tx, named)
  await refuseUnlessManaged(tx, place)
  return place
}

async function placeOf(tx: Tx, { unit_id, property_id, estate_id = '' }: Named): Promise<Place> {
  if (unit_id) {
    const units = tx.selectFrom('unit').select(['estate_id', 'property_id']).where('id', '=', unit_id)
    return { ...orNotFound(await units.executeTakeFirst()), unit_id }
  }
  if (!property_id) return { estate_id, property_id: null, unit_id: null }
  const properties = tx.selectFrom('property').select('estate_id').where('id', '=', property_id)
  return { ...orNotFound(await properties.executeTakeFirst()), property_id, unit_id: null }
}

export async function refuseUnlessManaged(tx: Tx, { estate_id }: { estate_id: string }): Promise<void> {
  const { rows } = await sql<{ manages: boolean }>`
    select ${estate_id}::uuid = any (app.managed_estates()) or app.sees_all() as manages`.execute(tx)
  if (!rows[0]?.manages) throw problem('PERMISSION_DENIED')
}
