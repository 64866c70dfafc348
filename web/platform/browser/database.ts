/** Stores of this browser: files that wait to be sent; answers that are read without a network, and the key they are sealed with. */
type StoreName = 'files' | 'answers' | 'keys'
const STORES: readonly StoreName[] = ['files', 'answers', 'keys']

const VERSION = 2

let opened: Promise<IDBDatabase> | undefined

/** Without a version: as a later version of the app, in another tab, has left it. Stores are only added. */
const open = (version?: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('gida', version)
    asked.onupgradeneeded = () => {
      const { result } = asked
      for (const name of STORES.filter((store) => !result.objectStoreNames.contains(store)))
        result.createObjectStore(name)
    }
    asked.onsuccess = () => {
      // A later version adds to the stores, and does not wait for this page to be closed.
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = undefined
      }
      // The browser may take it away, as when its disk is short of room.
      asked.result.onclose = () => {
        opened = undefined
      }
      resolve(asked.result)
    }
    asked.onerror = () =>
      version !== undefined && asked.error?.name === 'VersionError' ? resolve(open()) : reject(asked.error)
  })

/** One act on one store. Rejects where the browser denies its stores: in private windows, on a full disk. */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opened ??= open(VERSION).catch((error) => {
    opened = undefined // it may open the next time
    throw error
  })
  const transaction = (await opened).transaction(name, mode)
  const asked = ask(transaction.objectStore(name))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error)
  })
}
