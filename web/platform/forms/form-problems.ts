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

/** Error messages by field; undefined where a field is valid. */
export type Checks<T> = { [K in keyof T]?: string | undefined }

/** Converts the result of a check into a react-hook-form resolver result. */
export function readChecks<T extends FieldValues>(values: T, problems: Checks<T>): ResolverResult<T> {
  const wrong = Object.entries(problems).filter(([, message]) => message)
  if (wrong.length === 0) return { values, errors: {} }
  const errors: FieldErrors<T> = {}
  for (const [field, message] of wrong) set(errors, field, { type: 'check', message })
  return { values: {}, errors }
}

/** Amounts that cannot be parsed, by path. Fields that are not rendered are ignored. */
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

/** Sets the server's errors on the fields they name. Returns the message for the end of the form, where an error belongs to no field. */
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

/** Error codes that concern one field, whatever the form. */
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

/** The server's errors by field. */
export function fieldsOf(error: unknown): Record<string, string> {
  const code = CODES.find((one) => hasCode(error, one))
  return code ? { [FIELDS[code]]: messageOf(error) } : fieldProblems(error)
}
