import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'

const WORDS = {
  on: {
    subject: 'Two-step verification is on',
    says: 'From now on signing in asks for a code from your authenticator app',
  },
  off: {
    subject: 'Two-step verification was turned off',
    says: 'From now on signing in asks for your password alone',
  },
} as const

/** Tells the owner by every way there is. */
export async function notifySecondFactorChanged(tx: Tx, user: UserRow, is: 'on' | 'off'): Promise<void> {
  const { subject, says } = WORDS[is]
  if (user.email) {
    await sendMail(tx, {
      to: user.email,
      subject,
      text: [
        `Hello ${user.full_name},`,
        '',
        `${says}. It was set on ${formatInstant(tx.now)}, Lagos time.`,
        '',
        'If this was not you, set a new password at once ("Forgot your password?" where you sign in). Then tell support.',
      ].join('\n'),
    })
  }
  if (user.phone) {
    await sendText(tx, { to: user.phone, text: `Gida: ${says}. Not you? Set a new password at once.` })
  }
}
