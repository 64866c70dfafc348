/** Where the browser knows it: tells Gida when the line is back, also with no page of it open. */
type Syncs = { sync?: { register(tag: string): Promise<void> } }

/** One tab sends of a thing at a time; where there are no locks, the one that is seen. False where this one leaves it to another. */
export async function inOneTab(about: string, work: () => Promise<void>): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(`gida.unsent ${about}`, work)
  else if (document.visibilityState === 'visible') await work()
  else return false
  return true
}

export async function askForSync(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration()) as Syncs | undefined
  await worker?.sync?.register('unsent').catch(() => {}) // it goes without
}

/** Asks that what waits is not thrown away when the disk is short of room. */
export async function stayKept(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => {})
}
