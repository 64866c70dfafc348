import { useRef } from 'react'
import { newId } from '../browser/new-id.ts'

/** Answers the id of what is sent: tried again it is the same thing, and of something else, sent after no answer came, another. */
export function useClientId(): (...of: readonly unknown[]) => string {
  const last = useRef<{ of: readonly unknown[]; id: string }>(undefined)
  return (...said) => {
    const of = said.map(comparable)
    if (!last.current || !isSame(of, last.current.of)) last.current = { of, id: newId() }
    return last.current.id
  }
}

/** A file is itself; all else is what it says. */
const comparable = (one: unknown): unknown => (one instanceof Blob ? one : JSON.stringify(one))
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])
