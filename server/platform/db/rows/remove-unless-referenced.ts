import { sql } from 'kysely'
import type { Tx } from '../db.ts'
import { isReferenced } from '../problems.ts'

/** Removes rows, unless a row of any table points at one of them: then nothing is removed, and the answer is false. */
export async function removeUnlessReferenced(tx: Tx, remove: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint removing`.execute(tx)
  try {
    await remove()
    await sql`release savepoint removing`.execute(tx)
    return true
  } catch (error) {
    await sql`rollback to savepoint removing`.execute(tx)
    if (isReferenced(error)) return false
    throw error
  }
}
