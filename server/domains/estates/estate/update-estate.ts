import type { EstateChange } from '@gida/contract/domains/estates/estate'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate } from '../policy.ts'
import { resolvePlace } from '../properties/places.ts'
import { getEstate } from '../queries.ts'
import { columnsOf } from './late-fee-columns.ts'

/** Changes an estate and its charging rules. The receipt prefix is fixed, since it is printed on receipts. */
export async function updateEstate(tx: Tx, actor: Actor, id: string, wanted: EstateChange): Promise<void> {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  const { late_fee, ...change } = wanted
  const place = change.state || change.lga ? resolvePlace({ ...estate, ...change }) : {}
  const changed = await tx
    .updateTable('estate')
    .set({ ...change, ...place, ...(late_fee && columnsOf(late_fee)), updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw problem('ARCHIVED')
}
