import type { QuickCreateBody } from '@gida/contract/domains/estates/estate'
import type { UnitDraft } from '@gida/contract/domains/estates/unit'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sentAs } from '../../../platform/db/rows/sent-once.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { insertUnits } from '../units/insert-units.ts'
import { createEstate } from './create-estate.ts'

/**
 * Creates an estate with one property and its units. A landlord owns the property; a manager's has no owner yet. Idempotent by
 * `client_id`.
 */
export async function quickCreateEstate(
  tx: Tx,
  actor: Actor,
  { client_id, ...wanted }: QuickCreateBody,
): Promise<{ estate_id: string; property_id: string; is_new: boolean }> {
  const estate = await createEstate(tx, actor, wanted, sentAs(client_id, wanted))
  if (!estate.is_new)
    return { estate_id: estate.id, property_id: await firstPropertyOf(tx, estate.id), is_new: false }
  const property = await tx
    .insertInto('property')
    .values({
      estate_id: estate.id,
      name: wanted.name,
      address: wanted.address,
      landlord_id: actor.role === 'LANDLORD' ? actor.user_id : null,
      ...(wanted.property_type ? { property_type: wanted.property_type } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertUnits(tx, { id: property.id, estate_id: estate.id, name: wanted.name }, unitsOf(wanted))
  await publish(tx, estateSetupChanged, { estate_id: estate.id })
  return { estate_id: estate.id, property_id: property.id, is_new: true }
}

async function firstPropertyOf(tx: Tx, estate_id: string): Promise<string> {
  const properties = tx.selectFrom('property').select('id').where('estate_id', '=', estate_id)
  return orNotFound(await properties.orderBy('id').limit(1).executeTakeFirst()).id
}

/** The named units, or as many as were counted, named 1, 2, 3; each with the common rent unless it has its own. */
export function unitsOf({ units, unit_count = 0, rent_amount }: QuickCreateBody): UnitDraft[] {
  const named = units ?? Array.from({ length: unit_count }, (_, index) => ({ name: String(index + 1) }))
  return named.map((unit) => (rent_amount === undefined ? unit : { rent_amount, ...unit }))
}
