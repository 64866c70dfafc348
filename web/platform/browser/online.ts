import { useSyncExternalStore } from 'react'

/** `away`: the browser says that there is no network. `silent`: it sees one, and nothing answers on it. */
export type Network = 'up' | 'away' | 'silent'

let network: Network = typeof navigator === 'undefined' || navigator.onLine !== false ? 'up' : 'away'
/** While nothing answers: the time of what is seen. */
let lastSeen = Date.now()
const watchers = new Set<() => void>()

function become(next: Network, seen = Date.now()): void {
  if (network === 'up' && next !== 'up') lastSeen = seen
  network = next
  for (const watch of watchers) watch()
}

if (typeof window !== 'undefined') {
  // Said of another line, too, while the one in use is away.
  window.addEventListener('online', () => become(navigator.onLine !== false ? 'up' : 'away'))
  window.addEventListener('offline', () => become('away'))
}

/** Nothing has answered since then; what the browser says of its own stands over that. */
export const fallSilent = (since: number): void => {
  if (network === 'up') become('silent', since)
}

export const endSilence = (): void => {
  if (network === 'silent') become('up')
}

export const networkNow = (): Network => network
export const isOnline = (): boolean => network === 'up'

export function onNetworkChange(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

export const useNetwork = (): Network => useSyncExternalStore(onNetworkChange, networkNow, () => 'up')

/** Null while there is a network that answers; else the instant of what the screen shows. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(
    onNetworkChange,
    () => (isOnline() ? null : lastSeen),
    () => null,
  )
}
