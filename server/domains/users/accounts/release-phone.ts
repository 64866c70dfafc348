import { formatPhone } from '@gida/contract/shared/phone'
import type { Tx } from '../../../platform/db/db.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'

/** Removes a number from an account that never verified it, since somebody else has shown that it is theirs; tells its owner by mail. */
export async function releasePhone(tx: Tx, phone: string): Promise<void> {
  const former = await tx
    .updateTable('users')
    .set({ phone: null, updated_at: tx.now })
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is', null)
    .where('email', 'is not', null)
    .returning(['email', 'full_name'])
    .executeTakeFirst()
  if (!former?.email) return
  await sendMail(tx, {
    to: former.email,
    subject: 'A phone number was removed from your Gida account',
    text: [
      `Hello ${former.full_name},`,
      '',
      `Somebody joined Gida by a link that was texted to ${formatPhone(phone)}. Your account had that number, but it was never verified there, so it now belongs to theirs.`,
      '',
      'Nothing else in your account has changed. If you opened that link yourself, you now have two accounts: tell support which one to keep.',
    ].join('\n'),
  })
}
