import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { completeAccount, type UserRow } from '../../users/index.ts'
import { accountTakenBack } from '../events.ts'
import { notifySecondFactorChanged } from '../second-factor/notify-second-factor-changed.ts'
import { wordsFor } from '../words/words.ts'

/**
 * The owner of an address, or of the number of an account without one, takes over what was opened with it but never verified. Removes
 * whatever the first person could still sign in with: second factor, external identities, a number beside the address and, by the
 * event, API keys and payout accounts. Does nothing if the address or number was verified before.
 */
export async function reclaimAccount(tx: Tx, user: UserRow, shown: 'email' | 'phone'): Promise<void> {
  if (!isUnproven(user, shown) || !(await hasPassword(tx, user.id))) return // without one: created by others for this person
  const factor = await tx.deleteFrom('second_factor').where('user_id', '=', user.id).executeTakeFirst()
  await tx.deleteFrom('identity').where('user_id', '=', user.id).execute()
  await publish(tx, accountTakenBack, { user_id: user.id, at: tx.now.toISOString() })
  if (shown === 'email' && user.email) await leaveToAddress(tx, user, user.email)
  else if (factor.numDeletedRows > 0n) await notifySecondFactorChanged(tx, user, 'off')
}

const isUnproven = ({ status, email, phone_verified_at }: UserRow, shown: 'email' | 'phone') =>
  shown === 'email' ? status === 'PENDING_VERIFICATION' : email === null && phone_verified_at === null

async function leaveToAddress(tx: Tx, user: UserRow, email: string): Promise<void> {
  await completeAccount(tx, user.id, { phone: null })
  const { hello, takenBack: said, language } = await wordsFor(tx, user.id)
  await sendMail(tx, {
    to: email,
    subject: said.subject,
    text: [hello(user.full_name), '', said.says(formatInstant(tx.now, language)), '', said.next].join('\n'),
  })
}

const hasPassword = (tx: Tx, user_id: string) =>
  exists(tx.selectFrom('credential').select('user_id').where('user_id', '=', user_id))
