import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'
import { wordsFor } from '../words/words.ts'

/** Tells the owner through every channel, since an attacker may have changed it. */
export async function notifyPasswordChanged(tx: Tx, user: UserRow): Promise<void> {
  const { hello, passwordChanged: said, language } = await wordsFor(tx, user.id)
  if (user.email) {
    await sendMail(tx, {
      to: user.email,
      subject: said.subject,
      text: [hello(user.full_name), '', said.says(formatInstant(tx.now, language)), '', said.notYou].join(
        '\n',
      ),
    })
  }
  if (!user.phone) return
  await sendText(tx, { to: user.phone, text: `Gida: ${said.text}` })
}
