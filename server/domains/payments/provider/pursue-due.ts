import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { isProviderOut } from './outage.ts'

const BATCH = 100
const MOST_BATCHES = 20
const AT_ONCE = 8

/** What is asked about, and by which of its columns: all refunds of a payment are asked about at once. */
const KEYS = { refund: 'payment_id', remittance: 'id' } as const

/**
 * Goes on with whatever is due to be asked about, several at once: nothing depends on a webhook. A provider that does not
 * answer at all is left alone; the payments' sweep looks for it. One that fails does not keep the others.
 */
export async function pursueDue(
  services: Services,
  what: keyof typeof KEYS,
  pursue: (id: string) => Promise<void>,
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const due = await services.transaction('system', (tx) => listDue(tx, what))
    const waiting = due.values()
    const goOn = async () => {
      for (const id of waiting) {
        await pursue(id).catch((error) =>
          services.log.warn({ error, what, id }, 'it was not gone on with, and will be again'),
        )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, goOn))
    if (due.length < BATCH) return
  }
}

async function listDue(tx: Tx, what: keyof typeof KEYS): Promise<string[]> {
  if (await isProviderOut(tx)) return []
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(KEYS[what])} as id from ${sql.table(what)} where next_check_at <= ${tx.now}
    group by 1 order by min(next_check_at) limit ${BATCH}`.execute(tx)
  return rows.map(({ id }) => id)
}
