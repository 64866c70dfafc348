import type { FieldErrors, FieldValues, Path, ResolverResult, UseFormReturn } from 'react-hook-form'
import { newProperty } from '#words/new-property'
import { fieldProblems, hasCode, isUnanswered, messageOf } from '../errors.ts'

/** What a check found, as a form reads it. */
export function readChecks<T extends FieldValues>(
  values: T,
  problems: Partial<Record<keyof T, string>>,
): ResolverResult<T> {
  const found = Object.entries(problems)
  if (found.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'check', message }]))
  return { values: {}, errors: errors as FieldErrors<T> }
}

/** Puts what the server says at the fields that it names. What belongs to no field comes back, for the form's end. */
export function readProblems<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
): string | undefined {
  if (isUnanswered(error)) return newProperty.unknown
  const problems = fieldsOf(error)
  const known = Object.entries(problems).filter(
    ([field]) => field.split('.')[0] !== undefined && hasField(form, field),
  )
  for (const [field, message] of known) {
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: true })
  }
  return known.length > 0 ? undefined : messageOf(error)
}

function fieldsOf(error: unknown): Record<string, string> {
  if (hasCode(error, 'LGA_NOT_IN_STATE')) return { lga: messageOf(error) }
  if (hasCode(error, 'UNKNOWN_STATE')) return { state: messageOf(error) }
  return fieldProblems(error)
}

const hasField = <T extends FieldValues>(form: UseFormReturn<T>, field: string): boolean =>
  (field.split('.')[0] ?? '') in form.getValues()
