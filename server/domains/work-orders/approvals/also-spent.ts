import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

const DAY_MS = 86_400_000

/** As `alsoSpent`, and of two who decide at once on jobs of one vendor the second counts what the first has granted. */
export async function spendOn(tx: Tx, of: Parameters<typeof alsoSpent>[1]): Promise<number> {
  await lockNamed(tx, 'spent_on_vendor', of.vendor_id)
  return alsoSpent(tx, of)
}

/** What a vendor was granted for the same place within so many days, on other orders. */
export async function alsoSpent(
  tx: Tx,
  { order_id, vendor_id, days }: { order_id: string; vendor_id: string; days: number },
): Promise<number> {
  const since = new Date(tx.now.getTime() - days * DAY_MS)
  const { rows } = await sql<{ spent: number }>`
    select app.also_spent(${order_id}, ${vendor_id}, ${since}) as spent`.execute(tx)
  return rows[0]?.spent ?? 0
}
