/** Stores in IndexedDB: files that wait to be sent; cached responses for offline reading; the key that encrypts them. */
type StoreName = 'files' | 'answers' | 'keys'
const STORES: readonly StoreName[] = ['files', 'answers', 'keys']

const VERSION = 2

let opened: Promise<IDBDatabase> | undefined

/** Without a version number, to open a database that a later version of the app, in another tab, has upgraded. Stores are only ever added. */
const open = (version?: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('gida', version)
    asked.onupgradeneeded = () => {
      const { result } = asked
      for (const name of STORES.filter((store) => !result.objectStoreNames.contains(store)))
        result.createObjectStore(name)
    }
    asked.onsuccess = () => {
      // Closes when another tab wants to upgrade, so that the upgrade is not blocked.
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = undefined
      }
      // The browser may delete it, for example under storage pressure.
      asked.result.onclose = () => {
        opened = undefined
      }
      resolve(asked.result)
    }
    asked.onerror = () =>
      version !== undefined && asked.error?.name === 'VersionError' ? resolve(open()) : reject(asked.error)
  })

/** One request on one store. Rejects where the browser denies storage: in private windows, on a full disk. */
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
