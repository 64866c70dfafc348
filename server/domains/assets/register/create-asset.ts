import { randomUUID } from 'node:crypto'
import type { CreateAsset } from '@gida/contract/domains/assets/asset'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { type AssetRow, getAsset } from './asset-queries.ts'
import { managedPlace } from './place.ts'
import { refuseParent } from './update-asset.ts'

/** Adds an asset to the register. Idempotent by `client_id`. */
export async function createAsset(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  { estate_id, property_id, unit_id, client_id = randomUUID(), ...facts }: CreateAsset,
): Promise<{ row: AssetRow; is_new: boolean }> {
  const place = await managedPlace(tx, { estate_id, property_id, unit_id })
  if (facts.parent_id) await refuseParent(tx, { id: null, ...place }, facts.parent_id)
  const made = await tx
    .insertInto('asset')
    .values({ ...facts, ...place, client_id, created_by: user_id, created_at: tx.now })
    .onConflict((conflict) => conflict.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const known = tx.selectFrom('asset').select(['id', 'name']).where('client_id', '=', client_id)
    const { id, name } = orNotFound(await known.where('created_by', '=', user_id).executeTakeFirst())
    if (name !== facts.name) throw problem('CLIENT_ID_USED')
    return { row: await getAsset(tx, id), is_new: false }
  }
  await tx
    .insertInto('asset_status_log')
    .values({ asset_id: made.id, status: 'WORKING', actor_id: user_id, at: tx.now })
    .execute()
  return { row: await getAsset(tx, made.id), is_new: true }
}
