import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { consentWithdrawn } from '../../auth/index.ts'
import { forgetAuthorization } from './forget-authorization.ts'
import { methodsOf } from './method-queries.ts'

/**
 * Removes a saved card at once. Its autopay is paused in the same transaction, a job tells the provider, and the newest
 * other card becomes the default.
 */
export async function removeMethod(tx: Tx, id: string): Promise<void> {
  const method = orNotFound(
    await tx
      .updateTable('payment_method')
      .set({ removed_at: tx.now, is_default: false })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst(),
  )
  await tx
    .updateTable('autopay_instruction')
    .set({ status: 'PAUSED', reason: 'CARD_REMOVED', changed_at: tx.now })
    .where('method_id', '=', id)
    .where('status', '=', 'ACTIVE')
    .execute()
  const [next] = await methodsOf(tx, method.user_id)
  if (!next) await consentWithdrawn.run({ tx, user_id: method.user_id, purpose: 'CARD' })
  if (next && !next.is_default) {
    await tx.updateTable('payment_method').set({ is_default: true }).where('id', '=', next.id).execute()
  }
  await enqueue(tx, forgetAuthorization, { method_id: id })
}

/** Removes all of a person's cards: they withdrew consent to saving them. */
export async function removeMethods(tx: Tx, { user_id }: Actor): Promise<void> {
  for (const { id } of await methodsOf(tx, user_id)) await removeMethod(tx, id)
}
