import { fieldProblems, hasCode, messageOf } from '../../platform/errors.ts'

/** What the server says, at the fields that it names; `rest` is for the end of the form. */
export function readRefusal(error: unknown): { fields: Record<string, string>; rest: string | undefined } {
  if (hasCode(error, 'EMAIL_TAKEN')) return { fields: { email: messageOf(error) }, rest: undefined }
  if (hasCode(error, 'PHONE_TAKEN')) return { fields: { phone: messageOf(error) }, rest: undefined }
  if (hasCode(error, 'WEAK_PASSWORD')) return { fields: { password: messageOf(error) }, rest: undefined }
  const fields = fieldProblems(error)
  return { fields, rest: Object.keys(fields).length > 0 ? undefined : messageOf(error) }
}
