import type { FieldValues } from 'react-hook-form'

/**
 * Leaves of a body what its person has changed: what somebody else has changed meanwhile stays. Fields that mean nothing apart go together.
 */
export type Changed = <B extends object>(body: B, ...together: readonly (keyof B & string)[][]) => Partial<B>

/** By what stood in the form at first, and what stands there now. What is no field of it always goes. */
export const changedSince =
  (first: FieldValues, values: FieldValues): Changed =>
  (body, ...together) => {
    const isChanged = (name: string) =>
      !(name in values) || JSON.stringify(values[name]) !== JSON.stringify(first[name])
    const goes = (name: string) =>
      isChanged(name) || together.some((names: string[]) => names.includes(name) && names.some(isChanged))
    return Object.fromEntries(Object.entries(body).filter(([name]) => goes(name))) as Partial<typeof body>
  }
