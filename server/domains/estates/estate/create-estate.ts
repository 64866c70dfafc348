import type { EstateDraft } from '@gida/contract/domains/estates/estate'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canCreateEstate } from '../policy.ts'
import { resolvePlace } from '../properties/places.ts'
import { initials } from './initials.ts'
import { joinEstate } from './join-estate.ts'

/** An empty estate, as a draft. Its founder belongs to it in their own role; an admin belongs to none. */
export async function createEstate(tx: Tx, actor: Actor, draft: EstateDraft): Promise<{ id: string }> {
  if (!canCreateEstate(actor)) throw problem('PERMISSION_DENIED')
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
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (actor.role !== 'ADMIN') {
    await joinEstate(tx, { estate_id: estate.id, user_id: actor.user_id, role: actor.role })
  }
  return estate
}
