import { useSyncExternalStore } from 'react'

/** When the oldest of what the screens show from before was true; null while all of it is of now. */
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
