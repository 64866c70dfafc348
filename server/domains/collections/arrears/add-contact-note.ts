import type { NoteDraft } from '@gida/contract/domains/collections/arrears'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canRemind } from '../policy.ts'

/** Writes down what was said with somebody who is late. */
export async function addContactNote(
  tx: Tx,
  actor: Actor,
  tenancy_id: string,
  { body }: NoteDraft,
): Promise<void> {
  if (!canRemind(actor)) throw problem('PERMISSION_DENIED')
  orNotFound(await tx.selectFrom('tenancy').select('id').where('id', '=', tenancy_id).executeTakeFirst())
  await tx
    .insertInto('contact_note')
    .values({ tenancy_id, body, written_by: actor.user_id, created_at: tx.now })
    .execute()
}
