import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getUser, markVerified } from '../../users/index.ts'
import { findToken, spendToken } from './mailed-tokens.ts'

/**
 * Verifies the address that the link was mailed to, not one it was changed to since. Where the account has shown its number, only
 * its owner (`by`) may: whoever reads the mail may be somebody else, whose address was mistyped.
 */
export async function verifyEmail(
  tx: Tx,
  token: string,
  by?: string,
): Promise<{ verified: true; email: string }> {
  const { user_id, sent_to } = await openLink(tx, token)
  const { is_email_trusted } = await getUser(tx, user_id)
  if (by !== user_id && (by !== undefined || !is_email_trusted)) throw problem('VERIFICATION_SIGN_IN')
  await spendLink(tx, token)
  if (!(await markVerified(tx, user_id, sent_to))) throw problem('VERIFICATION_INVALID')
  return { verified: true, email: sent_to }
}

/** The account and address of a verification link that has neither expired nor been used. */
export async function openLink(tx: Tx, token: string): Promise<{ user_id: string; sent_to: string }> {
  const found = await findToken(tx, 'VERIFY_EMAIL', token)
  if (!found) throw problem('VERIFICATION_INVALID')
  if (found.state === 'expired') throw problem('VERIFICATION_EXPIRED')
  if (found.state === 'used') throw problem('VERIFICATION_USED')
  return found
}

/** Of two concurrent calls with one link the second is refused. */
export async function spendLink(tx: Tx, token: string): Promise<void> {
  if (!(await spendToken(tx, 'VERIFY_EMAIL', token))) throw problem('VERIFICATION_USED')
}
