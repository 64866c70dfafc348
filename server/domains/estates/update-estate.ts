import type { EstateChange } from '@gida/contract/domains/estates/estate'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { settlePlace } from './places.ts'
import { canWriteEstate } from './policy.ts'
import { getEstate } from './queries.ts'

/** Changes an estate. Its receipt prefix stays, since it stands on papers that people hold. */
export async function updateEstate(
  tx: Tx,
  actor: Actor,
  id: string,
  change: z.infer<typeof EstateChange>,
): Promise<void> {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  const place = change.state || change.lga ? settlePlace({ ...estate, ...change }) : {}
  await tx
    .updateTable('estate')
    .set({ ...change, ...place, updated_at: tx.now })
    .where('id', '=', id)
    .execute()
}
