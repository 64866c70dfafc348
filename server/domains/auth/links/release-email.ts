import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { sendText } from '../../../platform/mail/outbox.ts'
import { completeAccount, findUserByName } from '../../users/index.ts'
import { wordsFor } from '../words/words.ts'
import { openLink, spendLink } from './verify-email.ts'

/** The owner of an address removes it, by the link mailed to it, from an account that is not theirs and never verified it. */
export async function releaseByLink(tx: Tx, token: string): Promise<void> {
  const { sent_to } = await openLink(tx, token)
  await spendLink(tx, token)
  if (!(await releaseEmail(tx, sent_to))) throw problem('VERIFICATION_INVALID')
}

/**
 * Removes an address from an account that verified its number but never the address, since somebody else has shown that it is
 * theirs, and tells the account's owner by SMS. False if there is no such account.
 */
export async function releaseEmail(tx: Tx, email: string): Promise<boolean> {
  const former = await findUserByName(tx, email)
  if (!former?.phone || former.is_email_trusted) return false
  await completeAccount(tx, former.id, { email: null, status: 'ACTIVE' }) // nothing is left to verify
  const { emailReleased } = await wordsFor(tx, former.id)
  await sendText(tx, { to: former.phone, text: `Gida: ${emailReleased(email)}` })
  return true
}
