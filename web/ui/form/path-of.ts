import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'

/** The names of the values of a form that can hold a `V`. */
export type PathOf<T extends FieldValues, V> = {
  [K in FieldPath<T>]: V extends FieldPathValue<T, K> ? K : never
}[FieldPath<T>]
