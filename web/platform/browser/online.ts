import { useSyncExternalStore } from 'react'

/** When the network was last known to be there; while it is away, the time of what is seen. */
let lastSeen = Date.now()
let online = typeof navigator === 'undefined' || navigator.onLine !== false
const watchers = new Set<() => void>()

function become(next: boolean): void {
  if (online && !next) lastSeen = Date.now()
  online = next
  for (const watch of watchers) watch()
}

if (typeof window !== 'undefined') {
  // Said of another line, too, while the one in use is away.
  window.addEventListener('online', () => become(navigator.onLine !== false))
  window.addEventListener('offline', () => become(false))
}

export const isOnline = (): boolean => online

export function onNetworkChange(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

/** Null while there is a network; else the instant of what the screen shows. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(
    onNetworkChange,
    () => (online ? null : lastSeen),
    () => null,
  )
}
