import type { Tx } from '../db.ts'
import { isReferenced } from '../problems.ts'
import { withSavepoint } from '../savepoint.ts'

/** Deletes rows unless another table references one of them; then nothing is deleted and the result is false. */
export async function removeUnlessReferenced(tx: Tx, remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await withSavepoint(tx, remove)
    return true
  } catch (error) {
    if (isReferenced(error)) return false
    throw error
  }
}
