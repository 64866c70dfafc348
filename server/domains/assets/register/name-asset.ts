import type { NameAsset } from '@gida/contract/domains/assets/asset'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { getRequest } from '../../maintenance/index.ts'
import { getOrder } from '../../work-orders/index.ts'
import { type AssetRow, getAsset } from './asset-queries.ts'

/** Links a request or work order to an asset of the same estate, replacing an earlier link. */
export async function nameAsset(tx: Tx, id: string, { request_id, order_id }: NameAsset): Promise<AssetRow> {
  const asset = await getAsset(tx, id)
  const about = request_id ? await getRequest(tx, request_id) : await getOrder(tx, order_id ?? '')
  if (!about.is_run) throw problem('PERMISSION_DENIED')
  if (about.estate_id !== asset.estate_id)
    throw new Problem('ILLEGAL_STATE', { message: 'This asset is in another estate.' })
  if (request_id)
    await tx
      .insertInto('asset_request')
      .values({ asset_id: id, request_id })
      .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ asset_id: id }))
      .execute()
  if (order_id) await linkOrder(tx, { asset_id: id, order_id })
  return getAsset(tx, id)
}

export async function linkOrder(
  tx: Tx,
  { asset_id, order_id }: { asset_id: string; order_id: string },
): Promise<void> {
  await tx
    .insertInto('asset_work')
    .values({ asset_id, order_id })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ asset_id }))
    .execute()
}
