import type { FieldValues } from 'react-hook-form'

/**
 * Reduces a body to the fields that the person changed, so that concurrent edits of other fields survive. Fields that only make sense
 * together (`together`) are sent together, and what is no form field is always sent.
 */
export type Changed = <B extends object>(body: B, ...together: readonly string[][]) => Partial<B>

/** Compares the form's initial values with its current ones. */
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
