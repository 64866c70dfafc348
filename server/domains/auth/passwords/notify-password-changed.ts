import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'

/** Tells the owner by every way there is: a stranger who set it would not want them to know. */
export async function notifyPasswordChanged(tx: Tx, user: UserRow): Promise<void> {
  if (user.email) {
    await sendMail(tx, {
      to: user.email,
      subject: 'Your password has changed',
      text: [
        `Hello ${user.full_name},`,
        '',
        `Your password was changed on ${formatInstant(tx.now)}, Lagos time. Every device was signed out.`,
        '',
        'If this was not you, choose "Forgot your password?" where you sign in, at once. Then tell support.',
      ].join('\n'),
    })
  }
  if (!user.phone) return
  const text = 'Gida: your password was changed. Not you? Choose "Forgot your password?" at sign-in, at once.'
  await sendText(tx, { to: user.phone, text })
}
