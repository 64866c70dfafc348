import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

export type QueueState = {
  /** Due and not begun. */
  waiting: number
  /** Backtest at least once in vain, and to be tried again or given up. */
  failing: number
  /** How long the oldest of the waiting that this version knows has been due. */
  oldest_seconds: number
}

/** The queue's own tables are closed to the server's role; the function tells these three numbers and no more. */
export async function readQueue(tx: Tx, known: readonly string[] | null = null): Promise<QueueState> {
  const names = known && [...known]
  const { rows } =
    await sql<QueueState>`select waiting, failing, oldest_seconds from app.queue_state(${names}::text[])`.execute(
      tx,
    )
  return rows[0] ?? { waiting: 0, failing: 0, oldest_seconds: 0 }
}
