import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** The last such step of each transaction. */
const last = new WeakMap<Tx, Promise<unknown>>()

/**
 * One step of a person's transaction that no person may do, as the change of a charge that their command brings with it. They
 * act again after it. Steps follow each other, so that none ends while another still needs it; none is begun within another.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const step = (last.get(tx) ?? Promise.resolve()).then(() => elevated(tx, work))
  last.set(
    tx,
    step.catch(() => {}),
  )
  return step
}

/** After a failed statement nobody acts again: the transaction, or the part of it up to a savepoint, is taken back with this. */
async function elevated<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select app.act_as_system(${tx.now}, ${tx.capability}) as before`.execute(tx)
  const done = await work()
  await sql`select set_config('app.acting', ${rows[0]?.before ?? ''}, true)`.execute(tx)
  return done
}
