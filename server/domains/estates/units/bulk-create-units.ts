import type { BulkOutcome } from '@gida/contract/domains/estates/bulk'
import { UnitCreate } from '@gida/contract/domains/estates/unit'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteProperty } from '../policy.ts'
import { findPropertiesForUnits } from '../properties/property-queries.ts'
import { readRows } from './bulk-rows.ts'
import { nameTaken } from './insert-units.ts'

type Wanted = z.infer<typeof UnitCreate>
const keyOf = ({ property_id, name }: { property_id: string; name: string }) => `${property_id} ${name}`

/** Creates many units in one statement. Rows that fail are reported without affecting the others. */
export async function bulkCreateUnits(tx: Tx, actor: Actor, sent: readonly unknown[]): Promise<BulkOutcome> {
  const read = readRows(sent, UnitCreate)
  const ids = [...new Set(read.rows.map(({ wanted }) => wanted.property_id.toLowerCase()))]
  const found = ids.length > 0 ? await findPropertiesForUnits(tx, ids) : []
  const properties = new Map(found.map((property) => [property.id, property]))
  const placeOf = ({ property_id }: Wanted) => properties.get(property_id.toLowerCase())

  const taken = (wanted: Wanted) => nameTaken(placeOf(wanted)?.name ?? '', wanted.name)
  const fitting = read
    .sift((wanted) => {
      const property = placeOf(wanted)
      if (!property) return problem('NOT_FOUND')
      if (!canWriteProperty(actor, property)) return problem('PERMISSION_DENIED')
      return property.archived_at ? problem('ARCHIVED') : null
    })
    .once(keyOf, taken)

  const made = new Map<string, string>()
  if (fitting.rows.length > 0) {
    const drafts = fitting.rows
      .flatMap(({ wanted }) => {
        const property = placeOf(wanted)
        return property ? [{ ...wanted, property_id: property.id, estate_id: property.estate_id }] : []
      })
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) // a fixed order, so that concurrent calls with the same names cannot deadlock
    for (const unit of await insertFree(tx, drafts)) made.set(keyOf(unit), unit.id)
  }
  for (const estate_id of new Set(found.map((property) => property.estate_id))) {
    await publish(tx, estateSetupChanged, { estate_id })
  }
  const idOf = (wanted: Wanted) =>
    made.get(keyOf({ ...wanted, property_id: wanted.property_id.toLowerCase() })) ?? ''
  return fitting.sift((wanted) => (idOf(wanted) ? null : taken(wanted))).outcome(idOf)
}

/** Inserts the rows whose names are free and returns them. */
const insertFree = (tx: Tx, drafts: (Wanted & { estate_id: string })[]) =>
  tx
    .insertInto('unit')
    .values(drafts)
    .onConflict((conflict) =>
      conflict.columns(['property_id', 'name']).where(sql<boolean>`archived_at is null`).doNothing(),
    )
    .returning(['id', 'property_id', 'name'])
    .execute()
