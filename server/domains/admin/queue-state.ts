import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

export type QueueState = {
  /** Due and not started. */
  waiting: number
  /** Failed at least once, waiting to be retried or given up. */
  failing: number
  /** How long the oldest waiting job known to this version has been due. */
  oldest_seconds: number
}

/** The server's role cannot read the queue's tables; this function returns only these three numbers. */
export async function readQueue(tx: Tx, known: readonly string[] | null = null): Promise<QueueState> {
  const names = known && [...known]
  const { rows } =
    await sql<QueueState>`select waiting, failing, oldest_seconds from app.queue_state(${names}::text[])`.execute(
      tx,
    )
  return rows[0] ?? { waiting: 0, failing: 0, oldest_seconds: 0 }
}
