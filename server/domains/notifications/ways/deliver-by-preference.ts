import type { ChoiceKind } from '@gida/contract/domains/notifications/choices'
import { nextDigest } from '@gida/contract/shared/quiet-hours'
import type { Tx } from '../../../platform/db/db.ts'
import type { DeliveryClass } from '../../../platform/delivery/classes.ts'
import { type Attempt, sendIntent } from '../../../platform/delivery/send-intent.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.ts'
import { preferencesOf } from '../choices/preferences.ts'

type Message = {
  user_id: string
  kind: ChoiceKind
  /** Default `receipt`: a record of what happened. */
  class?: DeliveryClass
  /** One per cause and person. */
  key: string
  mail?: Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'links'>
  text?: string
  /** May be included in the daily mail of those who want one. */
  can_wait?: true
}

/** Sends a person e-mail or SMS, by their addresses and preferences. System only. */
export async function deliverByPreference(
  tx: Tx,
  { user_id, kind, class: of = 'receipt', key, mail, text, can_wait }: Message,
): Promise<void> {
  const person = (await preferencesOf(tx, [user_id])).get(user_id)
  if (!person) return
  const attempts: Attempt[] = []
  if (mail && person.email && person.wants(kind, 'EMAIL')) {
    const digest_at = can_wait && person.wants_digest ? nextDigest(tx.now, person.digest_at) : undefined
    const { subject, text: body, html, links } = mail
    const said = { subject, body, html, links, digest_at, key: `${key}:mail` }
    attempts.push({ channel: 'EMAIL', recipient: person.email, ...said })
  }
  if (text && person.phone && person.wants(kind, 'SMS'))
    attempts.push({ channel: 'SMS', recipient: person.phone, body: text, key: `${key}:text` })
  if (attempts.length === 0) return
  await sendIntent(tx, { user_id, class: of, kind, key, attempts })
}
