import type { FieldValues } from 'react-hook-form'

/**
 * Leaves of a body what its person has changed: what somebody else has changed meanwhile stays. What means nothing apart, fields and what is
 * made of them, goes together. What is no field of the form always goes.
 */
export type Changed = <B extends object>(body: B, ...together: readonly string[][]) => Partial<B>

/** By what stood in the form at first, and what stands there now. */
export const changedSince =
  (first: FieldValues, values: FieldValues): Changed =>
  (body, ...together) => {
    const isChanged = (name: string) =>
      name in values && JSON.stringify(values[name]) !== JSON.stringify(first[name])
    const goes = (name: string) => {
      const others = together.find((names) => names.includes(name))
      return others ? others.some(isChanged) : isChanged(name) || !(name in values)
    }
    return Object.fromEntries(Object.entries(body).filter(([name]) => goes(name))) as Partial<typeof body>
  }
