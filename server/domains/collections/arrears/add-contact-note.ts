import type { NoteDraft } from '@gida/contract/domains/collections/arrears'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canRemind } from '../policy.ts'

/** Records a contact with a tenant in arrears. Idempotent by `client_id`. */
export async function addContactNote(
  tx: Tx,
  actor: Actor,
  tenancy_id: string,
  { client_id, body }: NoteDraft,
): Promise<{ is_new: boolean }> {
  if (!canRemind(actor)) throw problem('PERMISSION_DENIED')
  orNotFound(await tx.selectFrom('tenancy').select('id').where('id', '=', tenancy_id).executeTakeFirst())
  const sent = sentAs(client_id, { tenancy_id, body })
  if (await findSent(tx, 'contact_note', { written_by: actor.user_id }, sent)) return { is_new: false }
  await tx
    .insertInto('contact_note')
    .values({ tenancy_id, body, written_by: actor.user_id, created_at: tx.now, ...sent })
    .execute()
  return { is_new: true }
}
