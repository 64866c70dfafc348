import { sql } from 'kysely'
import { z } from 'zod'
import { seal, unseal } from '../../../platform/access/seal.ts'
import type { Secrets } from '../../../platform/config/secrets.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Re-encrypts a person's cards for their account, including those of an account merged into it. */
export async function sealCardsOf(tx: Tx, secrets: Secrets, user_id: string): Promise<void> {
  const cards = await tx.selectFrom('payment_method').select('id').where('user_id', '=', user_id).execute()
  for (const { id } of cards) await sealCard(tx, secrets, id)
}

/** Re-encrypts with the current key. False if it already is, or if no key decrypts it. */
async function sealCard(tx: Tx, { seal: keys }: Pick<Secrets, 'seal'>, id: string): Promise<boolean> {
  const { user_id, sealed_authorization: sealed } = await tx
    .selectFrom('payment_method')
    .select(['user_id', 'sealed_authorization'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!sealed || unseal(sealed, user_id, keys)?.isOld === false) return false
  const merged = await tx.selectFrom('users').select('id').where('merged_into', '=', user_id).execute()
  for (const owner of [user_id, ...merged.map((one) => one.id)]) {
    const opened = unseal(sealed, owner, keys)
    if (!opened) continue
    await tx
      .updateTable('payment_method')
      .set({ sealed_authorization: seal(opened.text, user_id, keys) })
      .where('id', '=', id)
      .execute()
    return true
  }
  return false
}

/** While the previous key is configured, re-encrypts everything under the current one, so that the old key can be removed. */
export const sealCardsAnew = defineJob({
  name: 'seal_cards_anew',
  payload: z.object({}),
  run: async (services) => {
    const { secrets } = services
    const hasOld = secrets.seal.length > 1
    await runBatch(services, {
      name: 'seal_cards_anew',
      items: pagesOf<BatchItem>(services, (tx, after, limit) =>
        tx
          .selectFrom('payment_method')
          .select('id')
          .where('sealed_authorization', 'is not', null)
          .where(sql<boolean>`(${hasOld} or user_id in (select merged_into from users))`)
          .where('id', '>', behind(after))
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
      each: inTransaction(services, (tx, { id }) => sealCard(tx, secrets, id)),
    })
  },
})
