import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** Turns a violated unique constraint into EMAIL_TAKEN or PHONE_TAKEN. */
export function refuseTaken(error: unknown): never {
  const broken = brokenConstraint(error)
  if (broken === 'users_email_key') throw problem('EMAIL_TAKEN')
  if (broken === 'users_phone_key') throw problem('PHONE_TAKEN')
  throw error
}
