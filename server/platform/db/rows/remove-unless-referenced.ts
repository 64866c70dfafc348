import type { Tx } from '../db.ts'
import { isReferenced } from '../problems.ts'
import { withSavepoint } from '../savepoint.ts'

/** Removes rows, unless a row of any table points at one of them: then nothing is removed, and the answer is false. */
export async function removeUnlessReferenced(tx: Tx, remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await withSavepoint(tx, remove)
    return true
  } catch (error) {
    if (isReferenced(error)) return false
    throw error
  }
}
