import type { ChoiceKind } from '@gida/contract/domains/notifications/choices'
import type { Tx } from '../../platform/db/db.ts'
import { type OutgoingMail, sendMail, sendText } from '../../platform/mail/outbox.ts'
import { isWanted } from './choices.ts'

type Message = {
  user_id: string
  kind: ChoiceKind
  /** One per cause and person. */
  key: string
  mail?: Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'links'>
  text?: string
}

/** Sends a person e-mail or SMS, by their contacts and preferences. Runs as the system. */
export async function deliverByPreference(
  tx: Tx,
  { user_id, kind, key, mail, text }: Message,
): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', user_id)
    .where('status', '<>', 'INACTIVE')
    .executeTakeFirst()
  if (mail && person?.email && (await isWanted(tx, user_id, kind, 'EMAIL'))) {
    await sendMail(tx, { ...mail, to: person.email, key: `${key}:mail` })
  }
  if (text && person?.phone && (await isWanted(tx, user_id, kind, 'SMS'))) {
    await sendText(tx, { to: person.phone, text, key: `${key}:text` })
  }
}
