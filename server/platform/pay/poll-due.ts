import { type BatchItem, pagesOf, runBatch } from '../jobs/batch.ts'
import type { Services } from '../services.ts'
import type { DueAtProvider } from './open-at-provider.ts'
import { isProviderOut } from './outage.ts'

const AT_ONCE = 8

/**
 * Polls everything due, several at once: nothing depends on a webhook. Does nothing during an outage, whose end the
 * payments' sweep detects.
 */
export async function pollDue(services: Services, open: DueAtProvider): Promise<void> {
  await runBatch(services, {
    name: `poll_${open.name}`,
    items: pagesOf<BatchItem>(services, async (tx, after, limit) =>
      (await isProviderOut(tx)) ? [] : open.listDue(tx, after, limit),
    ),
    each: ({ id }) => open.poll(services, id),
    atOnce: AT_ONCE,
  })
}
