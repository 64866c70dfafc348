import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Runs `work` so that its failure takes back only what it did itself; the fault is thrown on. */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const asked = tx.last.count
  await sql`savepoint attempt`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint attempt`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx)
    tx.last.backTo(asked)
    throw error
  }
}

/**
 * Does many things at once and, where that fails, one by one, so that one bad thing keeps out only itself. `failed` is told
 * of each that could not be done.
 */
export async function togetherOrEach<T>(
  tx: Tx,
  things: readonly T[],
  action: (things: readonly T[]) => Promise<void>,
  failed: (thing: T, error: unknown) => Promise<void>,
): Promise<void> {
  if (things.length === 0) return
  try {
    await withSavepoint(tx, () => action(things))
  } catch (error) {
    const [only, another] = things
    if (only !== undefined && another === undefined) return failed(only, error)
    const middle = things.length >> 1
    await togetherOrEach(tx, things.slice(0, middle), action, failed)
    await togetherOrEach(tx, things.slice(middle), action, failed)
  }
}
