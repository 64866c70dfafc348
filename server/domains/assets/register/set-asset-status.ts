import type { SetAssetStatus } from '@gida/contract/domains/assets/asset'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { type AssetRow, getAsset } from './asset-queries.ts'

const RETIRED = 'The asset was retired.'

/** Sets the status of an asset. Allowed to all staff of its place; only managers retire it, which ends its plans. */
export async function setAssetStatus(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  id: string,
  { status, note }: SetAssetStatus,
): Promise<AssetRow> {
  const asset = await getAsset(tx, id)
  const retires = status === 'RETIRED' || asset.status === 'RETIRED'
  if (retires && !asset.is_managed) throw problem('PERMISSION_DENIED')
  if (status === asset.status) return asset
  await asSystem(tx, () => tx.updateTable('asset').set({ status }).where('id', '=', id).execute())
  await tx
    .insertInto('asset_status_log')
    .values({ asset_id: id, status, note, actor_id: user_id, at: tx.now })
    .execute()
  if (status === 'RETIRED')
    await tx
      .updateTable('asset_plan')
      .set({ status: 'ENDED', ended_reason: RETIRED, next_on: null })
      .where('asset_id', '=', id)
      .where('status', '=', 'ACTIVE')
      .execute()
  return getAsset(tx, id)
}
