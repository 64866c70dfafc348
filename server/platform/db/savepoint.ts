import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Runs `work` in a savepoint: if it fails, only its own changes are rolled back, and the error is rethrown. */
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
 * Processes many things at once and, if that fails, one by one, so that a bad one affects only itself. `failed` is
 * called for each that failed.
 */
export async function batchOrEach<T>(
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
    await batchOrEach(tx, things.slice(0, middle), action, failed)
    await batchOrEach(tx, things.slice(middle), action, failed)
  }
}
