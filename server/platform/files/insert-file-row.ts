import { Problem } from '../errors/problem.ts'
import type { FileStore } from './files.ts'

/** Inserts the row for bytes already in the store. If that is refused, or the same file was already there, the bytes are deleted again. */
export async function insertFileRow<T extends { is_new: boolean }>(
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
    if (error instanceof Problem && error.status < 500) await forget() // otherwise the row may have been committed with its answer lost
    throw error
  }
}
