import type { Tx } from '../../../platform/db/db.ts'

/** Whether the provider is known not to answer; all nodes know the same. */
export async function isProviderOut(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('provider_outage').select('since').executeTakeFirst()) !== undefined
}

export async function beginOutage(tx: Tx): Promise<void> {
  await tx
    .insertInto('provider_outage')
    .values({ since: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** It answers again. Webhooks may have been lost meanwhile, so every open payment is asked about now. */
export async function endOutage(tx: Tx): Promise<void> {
  await tx.deleteFrom('provider_outage').execute()
  await tx.updateTable('payment').set({ next_check_at: tx.now }).where('next_check_at', '>', tx.now).execute()
}
