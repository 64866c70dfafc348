import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../platform/db/db.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import type { UserRow } from '../users/index.ts'
import { lastFour } from './present.ts'
import type { PayoutAccountRow } from './queries.ts'

/** Tells the owner by every way there is: a stranger in their session could send their rent elsewhere. */
export async function tellOfNewAccount(tx: Tx, user: UserRow, account: PayoutAccountRow): Promise<void> {
  const key = `payout_account:${account.id}`
  const where = `${account.bank_name}, account ending in ${lastFour(account)}`
  const when = formatInstant(account.verified_at)
  await sendMail(tx, {
    to: user.email,
    subject: 'Your payout account has changed',
    text: [
      `Hello ${user.full_name},`,
      '',
      `From now on your rent goes to ${where} (${account.account_name}). It was set on ${when}, Lagos time.`,
      '',
      'If this was not you, sign in, set your own account again and change your password at once. Then tell support.',
    ].join('\n'),
    key: `${key}:mail`,
  })
  if (!user.phone) return
  const text = `Gida: your rent now goes to ${where}. Not you? Sign in and change it at once.`
  await sendText(tx, { to: user.phone, text, key: `${key}:text` })
}
