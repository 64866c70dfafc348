import { messageOf } from '../../platform/errors.ts'
import { fieldsOf } from '../../platform/forms/form-problems.ts'

/** What the server says, at the fields that it names; `rest` is for the end of the form. */
export function readRefusal(error: unknown): { fields: Record<string, string>; rest: string | undefined } {
  const fields = fieldsOf(error)
  return { fields, rest: Object.keys(fields).length > 0 ? undefined : messageOf(error) }
}
