import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { markVerified } from '../../users/index.ts'
import { findToken, spendToken } from './mailed-tokens.ts'

/** Verifies the address that the link was mailed to, not one it was changed to since. */
export async function verifyEmail(tx: Tx, token: string): Promise<{ verified: true; email: string }> {
  const found = await findToken(tx, 'VERIFY_EMAIL', token)
  if (!found) throw problem('VERIFICATION_INVALID')
  if (found.state === 'expired') throw problem('VERIFICATION_EXPIRED')
  if (!(await spendToken(tx, 'VERIFY_EMAIL', token))) throw problem('VERIFICATION_USED')
  if (!(await markVerified(tx, found.user_id, found.sent_to))) throw problem('VERIFICATION_INVALID')
  return { verified: true, email: found.sent_to }
}
