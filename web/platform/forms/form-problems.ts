import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type ResolverOptions,
  type ResolverResult,
  set,
  type UseFormReturn,
} from 'react-hook-form'
import { amountFault } from '../../ui/form/MoneyField.tsx'
import { fieldProblems, hasCode, messageOf } from '../http/errors.ts'

/** What is wrong, by field; undefined where nothing is. */
export type Checks<T> = { [K in keyof T]?: string | undefined }

/** What a check found, as a form reads it. */
export function readChecks<T extends FieldValues>(values: T, problems: Checks<T>): ResolverResult<T> {
  const wrong = Object.entries(problems).filter(([, message]) => message)
  if (wrong.length === 0) return { values, errors: {} }
  const errors: FieldErrors<T> = {}
  for (const [field, message] of wrong) set(errors, field, { type: 'check', message })
  return { values: {}, errors }
}

/** The amounts that cannot be read, by path. Those of a field that is not on screen are nobody's matter. */
export function amountFaults<T extends FieldValues>(
  values: T,
  { names = [], fields }: ResolverOptions<T>,
): Record<string, string | undefined> {
  const shown = names.filter(
    (name) => get<typeof fields, ResolverOptions<T>['fields'][string] | undefined>(fields, name)?.mount,
  )
  const faults = shown.map((name) => [name, amountFault(get(values, name))] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}

/** Puts what the server says at the fields that it names. What belongs to no field comes back, for the form's end. */
export function readProblems<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
): string | undefined {
  const problems = Object.entries(fieldsOf(error))
  const here = problems.filter(([field]) => (field.split('.')[0] ?? '') in form.getValues())
  for (const [at, [field, message]] of here.entries())
    form.setError(field as Path<T>, { type: 'server', message }, { shouldFocus: at === 0 })
  return here.length > 0 && here.length === problems.length ? undefined : messageOf(error)
}

/** Refusals that are about one field, whatever the form. */
const FIELDS = {
  LGA_NOT_IN_STATE: 'lga',
  UNKNOWN_STATE: 'state',
  EMAIL_TAKEN: 'email',
  PHONE_TAKEN: 'phone',
  WEAK_PASSWORD: 'password',
  WRONG_PASSWORD: 'current_password',
  INVALID_CODE: 'code',
  LEASE_DATES: 'end_date',
  NOT_A_TENANT: 'tenant_id',
} as const
const CODES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** What the server says, by the field that it names. */
export function fieldsOf(error: unknown): Record<string, string> {
  const code = CODES.find((one) => hasCode(error, one))
  return code ? { [FIELDS[code]]: messageOf(error) } : fieldProblems(error)
}
