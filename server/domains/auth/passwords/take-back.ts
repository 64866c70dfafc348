import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { completeAccount, type UserRow } from '../../users/index.ts'
import { accountTakenBack } from '../events.ts'
import { wordsFor } from '../words/words.ts'

/**
 * Whoever opened this account never showed that its address is theirs, and now somebody did. What the first one may have left to come
 * in by goes: a number, a second factor, an outside identity, and by the event their keys and where they had rent sent to. Nothing where the
 * address was shown before.
 */
export async function takeBack(tx: Tx, user: UserRow): Promise<void> {
  if (user.status !== 'PENDING_VERIFICATION' || !user.email) return
  if (!(await hasPassword(tx, user.id))) return // others made it for this person
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
