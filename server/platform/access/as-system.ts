import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** The most recent elevated step of each transaction. */
const last = new WeakMap<Tx, Promise<unknown>>()

/**
 * Runs one step of a person's transaction with system rights, for example the change of a charge that their command
 * implies, then returns to the person's rights. Steps run one after another, so that none ends while another still needs
 * the rights; they must not be nested.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const step = (last.get(tx) ?? Promise.resolve()).then(() => elevated(tx, work))
  last.set(
    tx,
    step.catch(() => {}),
  )
  return step
}

/** After a failed statement the actor is not restored: the rollback of the transaction or savepoint does it. */
async function elevated<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select app.act_as_system(${tx.now}, ${tx.capability}) as before`.execute(tx)
  const done = await work()
  await sql`select set_config('app.acting', ${rows[0]?.before ?? ''}, true)`.execute(tx)
  return done
}
