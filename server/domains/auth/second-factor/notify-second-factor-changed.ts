import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'
import { wordsFor } from '../words/words.ts'

/** Tells the owner through every channel. */
export async function notifySecondFactorChanged(tx: Tx, user: UserRow, is: 'on' | 'off'): Promise<void> {
  const { hello, twoStep, language } = await wordsFor(tx, user.id)
  const { subject, says } = twoStep[is]
  if (user.email) {
    await sendMail(tx, {
      to: user.email,
      subject,
      text: [
        hello(user.full_name),
        '',
        `${says}. ${twoStep.setOn(formatInstant(tx.now, language))}`,
        '',
        twoStep.notYou,
      ].join('\n'),
    })
  }
  if (user.phone) {
    await sendText(tx, { to: user.phone, text: `Gida: ${says}. ${twoStep.text}` })
  }
}
