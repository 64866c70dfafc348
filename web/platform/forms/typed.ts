import { type ComponentType, createContext, useSyncExternalStore } from 'react'

type IsTyped = () => boolean
const forms = new Map<IsTyped, string | null>()

/** The search parameter that keeps open what a form stands in, as the sheet of a row: with another value the form is gone. */
export const HeldBy = createContext<string | null>(null)

/** A form that is on screen is asked before its page is left, and before what it is `heldBy` changes. */
export function watchTyped(isTyped: IsTyped, heldBy: string | null = null): () => void {
  forms.set(isTyped, heldBy)
  return () => forms.delete(isTyped)
}

export const isAnythingTyped = () => [...forms.keys()].some((isTyped) => isTyped())

/** Whether something is typed in a form that is held by a parameter that changes. */
export const isTypedWhere = (changes: (parameter: string) => boolean) =>
  [...forms].some(([isTyped, heldBy]) => heldBy !== null && changes(heldBy) && isTyped())

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
