import type { Tx } from '../db/db.ts'
import { publish } from '../jobs/events.ts'
import type { Services } from '../services.ts'
import { providerAnswersAgain } from './events.ts'
import { askAllNow } from './open-at-provider.ts'

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

/** It answers again. Webhooks may have been lost meanwhile, so all that is open is asked about now; the event tells the rest. */
export async function endOutage(tx: Tx): Promise<void> {
  await tx.deleteFrom('provider_outage').execute()
  await askAllNow(tx)
  await publish(tx, providerAnswersAgain, {})
}

export const isThere = (services: Services): Promise<boolean> =>
  services.provider.check().then(
    () => true,
    () => false,
  )

/** One question was not answered. Where none is, it is an outage, and its end will be noticed. */
export async function detectOutage(services: Services): Promise<void> {
  if (!(await isThere(services))) await services.transaction('system', beginOutage)
}
