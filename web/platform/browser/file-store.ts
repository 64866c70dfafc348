import { inStore } from './database.ts'

/** Where the browser denies IndexedDB, files are kept in memory and lost with the page. */
const memory = new Map<string, readonly File[]>()

/** Stores files that wait to be sent, so that they survive a reload. False where they are held in memory only. */
export async function keepFiles(key: string, files: readonly File[]): Promise<boolean> {
  try {
    await inStore('files', 'readwrite', (store) => store.put(files, key))
    return true
  } catch {
    memory.set(key, files)
    return false
  }
}

/** Null where the files are gone. */
export async function readFiles(key: string): Promise<readonly File[] | null> {
  const kept = memory.get(key)
  if (kept) return kept
  return inStore<readonly File[] | undefined>('files', 'readonly', (store) => store.get(key)).then(
    (found) => found ?? null,
    () => null,
  )
}

export async function dropFiles(key: string): Promise<void> {
  memory.delete(key)
  await inStore('files', 'readwrite', (store) => store.delete(key)).catch(() => {})
}
