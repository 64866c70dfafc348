import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { isProviderOut } from './outage.ts'

const AT_ONCE = 8

/** What is asked about, and by which of its columns: all refunds of a payment are asked about at once. */
const KEYS = { refund: 'payment_id', remittance: 'id' } as const

/**
 * Goes on with whatever is due to be asked about, several at once: nothing depends on a webhook. A provider that does not
 * answer at all is left alone; the payments' sweep looks for it.
 */
export async function pursueDue(
  services: Services,
  what: keyof typeof KEYS,
  pursue: (id: string) => Promise<void>,
): Promise<void> {
  await runBatch(services, {
    name: `pursue_${what}`,
    items: pagesOf<BatchItem>(services, (tx, after, limit) => listDue(tx, what, after, limit)),
    each: ({ id }) => pursue(id),
    atOnce: AT_ONCE,
  })
}

async function listDue(
  tx: Tx,
  what: keyof typeof KEYS,
  after: BatchItem | undefined,
  limit: number,
): Promise<BatchItem[]> {
  if (await isProviderOut(tx)) return []
  const key = sql.ref(KEYS[what])
  const { rows } = await sql<BatchItem>`
    select ${key} as id from ${sql.table(what)} where next_check_at <= ${tx.now} and ${key} > ${behind(after)}
    group by 1 order by 1 limit ${limit}`.execute(tx)
  return rows
}
