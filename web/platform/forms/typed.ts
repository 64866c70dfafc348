import { type ComponentType, useSyncExternalStore } from 'react'

type IsTyped = () => boolean
const forms = new Set<IsTyped>()

/** A form that is on screen is asked before its page is left. */
export function watchTyped(isTyped: IsTyped): () => void {
  forms.add(isTyped)
  return () => forms.delete(isTyped)
}

export const isAnythingTyped = () => [...forms].some((isTyped) => isTyped())

let guard: ComponentType | null = null
const listeners = new Set<() => void>()

/** Who asks comes with the first form; until then nobody has typed, and nothing of it is loaded. */
export function askWith(next: ComponentType): void {
  guard = next
  for (const tell of listeners) tell()
}

export const useGuard = () => useSyncExternalStore(listen, () => guard)

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
