const NAME = 'gida'
const STORE = 'files'

/** Where the browser denies its store files last as long as the page. */
const memory = new Map<string, readonly File[]>()
let opened: Promise<IDBDatabase> | undefined

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open()
  const transaction = (await opened).transaction(STORE, mode)
  const asked = ask(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Keeps files that wait to be sent: they outlive a reload, as text in the storage does. */
export async function keepFiles(key: string, files: readonly File[]): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(files, key))
  } catch {
    memory.set(key, files)
  }
}

/** Null where there are none any more. */
export async function readFiles(key: string): Promise<readonly File[] | null> {
  const kept = memory.get(key)
  if (kept) return kept
  return inStore<readonly File[] | undefined>('readonly', (store) => store.get(key)).then(
    (found) => found ?? null,
    () => null,
  )
}

export async function dropFiles(key: string): Promise<void> {
  memory.delete(key)
  await inStore('readwrite', (store) => store.delete(key)).catch(() => {})
}
