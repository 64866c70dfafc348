import { type ComponentType, createContext, useSyncExternalStore } from 'react'

type IsTyped = () => boolean
const forms = new Map<IsTyped, string | null>()

/** The search parameter that keeps a form's container open, such as the sheet of a row: if its value changes, the form unmounts. */
export const HeldBy = createContext<string | null>(null)

/** Registers a form to be asked for unsaved input before its page is left, or before the parameter `heldBy` changes. Returns its removal. */
export function watchTyped(isTyped: IsTyped, heldBy: string | null = null): () => void {
  forms.set(isTyped, heldBy)
  return () => forms.delete(isTyped)
}

export const isAnythingTyped = () => [...forms.keys()].some((isTyped) => isTyped())

/** Whether a form has unsaved input and depends on a search parameter that is about to change. */
export const isTypedWhere = (changes: (parameter: string) => boolean) =>
  [...forms].some(([isTyped, heldBy]) => heldBy !== null && changes(heldBy) && isTyped())

let guard: ComponentType | null = null
const listeners = new Set<() => void>()

/** The leave guard is loaded with the first form: before that there is no input to lose. */
export function askWith(next: ComponentType): void {
  guard = next
  for (const tell of listeners) tell()
}

export const useGuard = () => useSyncExternalStore(listen, () => guard)

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
