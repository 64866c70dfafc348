import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'

/** The paths of a form's values whose type can hold a `V`. */
export type PathOf<T extends FieldValues, V> = {
  [K in FieldPath<T>]: V extends FieldPathValue<T, K> ? K : never
}[FieldPath<T>]
