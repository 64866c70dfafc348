import type { CreateEstate } from '@gida/contract/domains/estates/estate'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canCreateEstate } from '../policy.ts'
import { resolvePlace } from '../properties/places.ts'
import { initials } from './initials.ts'
import { joinEstate } from './join-estate.ts'

/** Creates an empty draft estate. Its founder joins in their own role, except for admins. Idempotent by `client_id`. */
export async function createEstate(
  tx: Tx,
  actor: Actor,
  { client_id, ...draft }: CreateEstate,
  sent = sentAs(client_id, draft),
): Promise<{ id: string; is_new: boolean }> {
  if (!canCreateEstate(actor)) throw problem('PERMISSION_DENIED')
  const known = await findSent(tx, 'estate', { created_by: actor.user_id }, sent)
  if (known) return { id: known, is_new: false }
  const place = resolvePlace(draft)
  const estate = await tx
    .insertInto('estate')
    .values({
      name: draft.name,
      address: draft.address,
      ...place,
      commission_rate: draft.commission_rate ?? 0,
      receipt_prefix: sql<string>`app.free_receipt_prefix(${initials(draft.name)})`,
      created_by: actor.user_id,
      ...sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (actor.role !== 'ADMIN') {
    await joinEstate(tx, { estate_id: estate.id, user_id: actor.user_id, role: actor.role })
  }
  return { id: estate.id, is_new: true }
}
