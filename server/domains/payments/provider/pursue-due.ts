import type { Services } from '../../../platform/services.ts'
import { isProviderOut } from './outage.ts'

const BATCH = 100

/**
 * Goes on with each refund or remittance whose time to ask about it has come: nothing depends on a webhook. A provider that does
 * not answer at all is left alone; the payments' sweep looks for it. One that fails does not keep the others.
 */
export async function pursueDue(
  services: Services,
  what: 'refund' | 'remittance',
  pursue: (id: string) => Promise<void>,
): Promise<void> {
  const due = await services.transaction('system', async (tx) =>
    (await isProviderOut(tx))
      ? []
      : tx
          .selectFrom(what)
          .select('id')
          .where('next_check_at', '<=', tx.now)
          .orderBy('next_check_at')
          .limit(BATCH)
          .execute(),
  )
  for (const { id } of due) {
    await pursue(id).catch((error) =>
      services.log.warn({ error, what, id }, 'it was not gone on with, and will be again'),
    )
  }
}
