import { formatInstant } from '@gida/contract/shared/dates'
import { IMPERSONATION_MINUTES } from '@gida/contract/shared/impersonation'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { UserRow } from '../../users/index.ts'

/** Tells a person at once that the platform looks in as them, and why. */
export async function notifyImpersonation(
  tx: Tx,
  { id, full_name, email, phone }: UserRow,
  { impersonation_id, reason }: { impersonation_id: string; reason: string | null },
): Promise<void> {
  const key = `impersonation:${impersonation_id}`
  const why = reason ? `The reason given: ${reason}` : 'You allowed it in your settings.'
  if (email) {
    await sendMail(tx, {
      ...{ to: email, user_id: id, key },
      subject: 'Gida support is looking at your account',
      text: [
        `Hello ${full_name},`,
        '',
        `On ${formatInstant(tx.now)}, Lagos time, a super admin of Gida opened your account to see what you see, for at most ${IMPERSONATION_MINUTES} minutes. ${why}`,
        '',
        'They can read and change nothing. Chat, papers, files and bank accounts stay closed to them. Who looked in stands under Settings, Security.',
      ].join('\n'),
    })
  } else if (phone) {
    const text = `Gida: support is looking at your account, to read only, for at most ${IMPERSONATION_MINUTES} minutes. ${why}`
    await sendText(tx, { to: phone, user_id: id, key, text })
  }
}
