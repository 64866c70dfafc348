import { z } from 'zod'
import { seal, unseal } from '../../../platform/access/seal.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'

/** Re-encrypts secrets with the present key while the former one is still configured, so that it can be removed. */
export const sealWebhookSecretsAnew = defineJob({
  name: 'seal_webhook_secrets_anew',
  payload: z.object({}),
  run: async (services) => {
    const keys = services.secrets.seal
    if (keys.length === 1) return
    await runBatch(services, {
      name: 'seal_webhook_secrets_anew',
      items: pagesOf<BatchItem>(services, (tx, after, limit) =>
        tx
          .selectFrom('webhook_endpoint')
          .select('id')
          .where('id', '>', behind(after))
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
      each: inTransaction(services, (tx, { id }) => sealSecrets(tx, keys, id)),
    })
  },
})

async function sealSecrets(tx: Tx, keys: readonly Uint8Array[], id: string): Promise<boolean> {
  const endpoint = await tx
    .selectFrom('webhook_endpoint')
    .select(['sealed_secret', 'sealed_previous'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!endpoint) return false // deleted in the meantime
  const anew = (sealed: Buffer | null) => {
    const opened = sealed && unseal(sealed, id, keys)
    return opened?.isOld ? seal(opened.text, id, keys) : null
  }
  const [sealed_secret, sealed_previous] = [anew(endpoint.sealed_secret), anew(endpoint.sealed_previous)]
  if (!sealed_secret && !sealed_previous) return false
  await tx
    .updateTable('webhook_endpoint')
    .set({ ...(sealed_secret && { sealed_secret }), ...(sealed_previous && { sealed_previous }) })
    .where('id', '=', id)
    .execute()
  return true
}
