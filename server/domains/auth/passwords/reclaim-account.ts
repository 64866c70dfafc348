import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { completeAccount, type UserRow } from '../../users/index.ts'
import { accountTakenBack } from '../events.ts'
import { wordsFor } from '../words/words.ts'

/**
 * The owner of an address takes over an account that was opened with it but never verified. Removes whatever the first person could
 * still sign in with: phone number, second factor, external identities and, by the event, API keys and payout accounts. Does nothing
 * if the address was verified before.
 */
export async function reclaimAccount(tx: Tx, user: UserRow): Promise<void> {
  if (user.status !== 'PENDING_VERIFICATION' || !user.email) return
  if (!(await hasPassword(tx, user.id))) return // created by others for this person
  await tx.deleteFrom('second_factor').where('user_id', '=', user.id).execute()
  await tx.deleteFrom('identity').where('user_id', '=', user.id).execute()
  await completeAccount(tx, user.id, { phone: null })
  await publish(tx, accountTakenBack, { user_id: user.id, at: tx.now.toISOString() })
  const { hello, takenBack: said, language } = await wordsFor(tx, user.id)
  await sendMail(tx, {
    to: user.email,
    subject: said.subject,
    text: [hello(user.full_name), '', said.says(formatInstant(tx.now, language)), '', said.next].join('\n'),
  })
}

const hasPassword = (tx: Tx, user_id: string) =>
  exists(tx.selectFrom('credential').select('user_id').where('user_id', '=', user_id))
