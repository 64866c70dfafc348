import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

const DAY_MS = 86_400_000

/** Like `alsoSpent`, under a lock on the vendor, so that concurrent decisions count each other's amounts. */
export async function spendOn(tx: Tx, of: Parameters<typeof alsoSpent>[1]): Promise<number> {
  await lockNamed(tx, 'spent_on_vendor', of.vendor_id)
  return alsoSpent(tx, of)
}

/** What a vendor was granted for the same place on other orders within this many days, in kobo. */
export async function alsoSpent(
  tx: Tx,
  { order_id, vendor_id, days }: { order_id: string; vendor_id: string; days: number },
): Promise<number> {
  const since = new Date(tx.now.getTime() - days * DAY_MS)
  const { rows } = await sql<{ spent: number }>`
    select app.also_spent(${order_id}, ${vendor_id}, ${since}) as spent`.execute(tx)
  return rows[0]?.spent ?? 0
}
