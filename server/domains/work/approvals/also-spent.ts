import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

const DAY_MS = 86_400_000

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
