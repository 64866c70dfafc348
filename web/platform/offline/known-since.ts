import { useSyncExternalStore } from 'react'

/** The time of the oldest cached data on screen; null while everything is current. */
let knownSince: number | null = null
const watchers = new Set<() => void>()

export function setKnownSince(at: number | null): void {
  if (at === knownSince) return
  knownSince = at
  for (const watch of watchers) watch()
}

function watchKnownSince(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}

export const useKnownSince = (): number | null =>
  useSyncExternalStore(
    watchKnownSince,
    () => knownSince,
    () => null,
  )
