import { useSyncExternalStore } from 'react'

/** `away`: the browser reports no network. `silent`: it reports one, but nothing answers. */
export type Network = 'up' | 'away' | 'silent'

let network: Network = typeof navigator === 'undefined' || navigator.onLine !== false ? 'up' : 'away'
/** The time of the last answer, while there is no network or no answer. */
let lastSeen = Date.now()
const watchers = new Set<() => void>()

function become(next: Network, seen = Date.now()): void {
  if (network === 'up' && next !== 'up') lastSeen = seen
  network = next
  for (const watch of watchers) watch()
}

if (typeof window !== 'undefined') {
  // The browser may fire this for another interface while the one in use is offline, so `onLine` is read.
  window.addEventListener('online', () => become(navigator.onLine !== false ? 'up' : 'away'))
  window.addEventListener('offline', () => become('away'))
}

/** Nothing has answered since then. The browser's own `offline` takes precedence. */
export const markUnreachable = (since: number): void => {
  if (network === 'up') become('silent', since)
}

export const markReachable = (): void => {
  if (network === 'silent') become('up')
}

export const networkNow = (): Network => network
export const isOnline = (): boolean => network === 'up'

export function onNetworkChange(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

export const useNetwork = (): Network => useSyncExternalStore(onNetworkChange, networkNow, () => 'up')

/** Null while online; else the time of the last answer. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(
    onNetworkChange,
    () => (isOnline() ? null : lastSeen),
    () => null,
  )
}
