import { useRef } from 'react'
import { newId } from '../browser/new-id.ts'

/** Returns the client id of a submission: a retry with the same content keeps its id, other content gets a new one. */
export function useClientId(): (...of: readonly unknown[]) => string {
  const last = useRef<{ of: readonly unknown[]; id: string }>(undefined)
  return (...said) => {
    const of = said.map(comparable)
    if (!last.current || !isSame(of, last.current.of)) last.current = { of, id: newId() }
    return last.current.id
  }
}

/** Files compare by identity, everything else by value. */
const comparable = (one: unknown): unknown => (one instanceof Blob ? one : JSON.stringify(one))
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])
