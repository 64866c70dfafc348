import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { providerAnswersAgain } from '../events.ts'

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

/**
 * It answers again. Webhooks may have been lost meanwhile, so every open payment and refund is asked about now; other domains
 * hear of it and do the same with theirs.
 */
export async function endOutage(tx: Tx): Promise<void> {
  await tx.deleteFrom('provider_outage').execute()
  for (const table of ['payment', 'refund'] as const)
    await tx.updateTable(table).set({ next_check_at: tx.now }).where('next_check_at', '>', tx.now).execute()
  await announce(tx, providerAnswersAgain, {})
}

export const isThere = (services: Services): Promise<boolean> =>
  services.provider.check().then(
    () => true,
    () => false,
  )

/** One question was not answered. Where none is, it is an outage, and its end will be noticed. */
export async function lookForOutage(services: Services): Promise<void> {
  if (!(await isThere(services))) await services.transaction('system', beginOutage)
}
