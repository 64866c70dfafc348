/** Background Sync, where supported: wakes the worker when the network is back, even with no page open. */
type Syncs = { sync?: { register(tag: string): Promise<void> } }

/** Sends items about one thing in one tab at a time; without Web Locks, only in the visible tab. False where this tab leaves it to another. */
export async function inOneTab(about: string, work: () => Promise<void>): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(`gida.unsent ${about}`, work)
  else if (document.visibilityState === 'visible') await work()
  else return false
  return true
}

export async function askForSync(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration()) as Syncs | undefined
  await worker?.sync?.register('unsent').catch(() => {}) // without it, items are sent when a page is open
}

/** Asks the browser not to delete the storage under pressure. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => {})
}
