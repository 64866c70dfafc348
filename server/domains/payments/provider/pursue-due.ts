import type { Services } from '../../../platform/services.ts'
import type { DueAtProvider } from './open-at-provider.ts'
import { isProviderOut } from './outage.ts'

const BATCH = 100
const MOST_BATCHES = 20
const AT_ONCE = 8

/**
 * Goes on with whatever is due to be asked about, several at once: nothing depends on a webhook. A provider that does not
 * answer at all is left alone; the payments' sweep looks for it. One that fails does not keep the others.
 */
export async function pursueDue(services: Services, open: DueAtProvider): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const due = await services.transaction('system', async (tx) =>
      (await isProviderOut(tx)) ? [] : open.listDue(tx, BATCH),
    )
    const waiting = due.values()
    const goOn = async () => {
      for (const id of waiting) {
        await open
          .poll(services, id)
          .catch((error) =>
            services.log.warn({ error, what: open.name, id }, 'it was not gone on with, and will be again'),
          )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, goOn))
    if (due.length < BATCH) return
  }
}
