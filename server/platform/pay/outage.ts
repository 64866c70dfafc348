import type { Tx } from '../db/db.ts'
import { publish } from '../jobs/events.ts'
import type { Services } from '../services.ts'
import { providerAnswersAgain } from './events.ts'
import { pollAllNow } from './open-at-provider.ts'

/** Whether a provider outage is on record; shared by all nodes. */
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

/** Ends an outage. Webhooks may have been lost, so everything open is polled now; the event does the rest. */
export async function endOutage(tx: Tx): Promise<void> {
  await tx.deleteFrom('provider_outage').execute()
  await pollAllNow(tx)
  await publish(tx, providerAnswersAgain, {})
}

export const isThere = (services: Services): Promise<boolean> =>
  services.provider.check().then(
    () => true,
    () => false,
  )

/** After an unanswered request, checks whether the provider is down, and if so records an outage. */
export async function detectOutage(services: Services): Promise<void> {
  if (!(await isThere(services))) await services.transaction('system', beginOutage)
}
