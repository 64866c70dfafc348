import { Problem } from '../errors/problem.ts'
import type { FileStore } from './files.ts'

/**
 * Writes the row of bytes that are kept already. Where it is refused, or the same file came first, nothing leads to them and they are
 * taken away again.
 */
export async function keptByRow<T extends { is_new: boolean }>(
  files: Pick<FileStore, 'remove'>,
  keys: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  const forget = async () => {
    for (const key of keys) await files.remove(key)
  }
  try {
    const made = await write()
    if (!made.is_new) await forget()
    return made
  } catch (error) {
    if (error instanceof Problem && error.status < 500) await forget() // else the row may be there, and its answer lost
    throw error
  }
}
