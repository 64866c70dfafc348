import type { UpdateAsset } from '@gida/contract/domains/assets/asset'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { type AssetRow, getAsset, getManagedAsset } from './asset-queries.ts'

export async function updateAsset(tx: Tx, id: string, facts: UpdateAsset): Promise<AssetRow> {
  const asset = await getManagedAsset(tx, id)
  if (facts.parent_id) await refuseParent(tx, asset, facts.parent_id)
  if (Object.keys(facts).length > 0) await tx.updateTable('asset').set(facts).where('id', '=', id).execute()
  return getAsset(tx, id)
}

/** The parent of an asset must be in the same estate and not one of its parts. */
export async function refuseParent(
  tx: Tx,
  { id, estate_id }: { id: string | null; estate_id: string },
  parent_id: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; estate_id: string }>`
    with recursive above as (
      select a.id, a.parent_id, a.estate_id from asset a where a.id = ${parent_id}
      union select a.id, a.parent_id, a.estate_id from above join asset a on a.id = above.parent_id)
    select id, estate_id from above`.execute(tx)
  if (rows.some((above) => above.estate_id !== estate_id))
    throw new Problem('ILLEGAL_STATE', { message: 'What it is part of is in another estate.' })
  if (rows.some((above) => above.id === id))
    throw new Problem('ILLEGAL_STATE', {
      message: 'An asset cannot be part of itself or of one of its parts.',
    })
}
