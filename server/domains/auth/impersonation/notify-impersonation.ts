import { formatInstant } from '@gida/contract/shared/dates'
import { IMPERSONATION_MINUTES } from '@gida/contract/shared/impersonation'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'
import { wordsFor } from '../words/words.ts'

/** Tells a person at once that support impersonates them, and why. */
export async function notifyImpersonation(
  tx: Tx,
  { id, full_name, email, phone }: UserRow,
  { impersonation_id, reason }: { impersonation_id: string; reason: string | null },
): Promise<void> {
  const key = `impersonation:${impersonation_id}`
  const { hello, lookedIn: said, language } = await wordsFor(tx, id)
  const why = reason ? said.why(reason) : said.allowed
  if (email) {
    await sendMail(tx, {
      ...{ to: email, user_id: id, key },
      subject: said.subject,
      text: [
        hello(full_name),
        '',
        `${said.says(formatInstant(tx.now, language), IMPERSONATION_MINUTES)} ${why}`,
        '',
        said.readOnly,
      ].join('\n'),
    })
  } else if (phone) {
    const text = `Gida: ${said.text(IMPERSONATION_MINUTES)} ${why}`
    await sendText(tx, { to: phone, user_id: id, key, text })
  }
}
