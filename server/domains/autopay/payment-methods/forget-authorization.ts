import { z } from 'zod'
import { unseal } from '../../../platform/access/seal.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { ProviderRefusal } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'

/**
 * Makes the provider forget a removed card, then deletes its code. Without an answer the job fails and is retried; a
 * refusal means that there is nothing to forget.
 */
export const forgetAuthorization = defineJob({
  name: 'forget_authorization',
  payload: z.object({ method_id: z.guid() }),
  run: async (services, { method_id }) => {
    const code = await services.transaction('system', (tx) => codeToForget(tx, services, method_id))
    if (code) {
      await services.provider.forgetAuthorization(code).catch((error: unknown) => {
        if (!(error instanceof ProviderRefusal)) throw error
        services.log.warn({ method_id, status: error.status }, 'the provider had no such card to forget')
      })
    }
    await services.transaction('system', (tx) =>
      tx
        .updateTable('payment_method')
        .set({ sealed_authorization: null, forgotten_at: tx.now })
        .where('id', '=', method_id)
        .where('removed_at', 'is not', null)
        .execute(),
    )
  },
})

/** Null if the same card was saved again under the same code, which must stay valid. */
async function codeToForget(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  id: string,
): Promise<string | null> {
  const cards = await tx
    .selectFrom('payment_method as removed')
    .innerJoin('payment_method as card', (join) =>
      join
        .onRef('card.user_id', '=', 'removed.user_id')
        .onRef('card.signature', '=', 'removed.signature')
        .on((eb) => eb.or([eb('card.removed_at', 'is', null), eb('card.id', '=', id)])),
    )
    .select(['card.id', 'card.user_id', 'card.sealed_authorization'])
    .where('removed.id', '=', id)
    .where('removed.removed_at', 'is not', null)
    .execute()
  const opened = cards.map((card) => ({
    id: card.id,
    code: card.sealed_authorization && unseal(card.sealed_authorization, card.user_id, secrets.seal)?.text,
  }))
  const code = opened.find((card) => card.id === id)?.code
  return code && !opened.some((card) => card.id !== id && card.code === code) ? code : null
}
