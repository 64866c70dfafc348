import type { Tx } from '../db/db.ts'
import type { DeliveryClass } from '../delivery/classes.ts'
import { sendIntent } from '../delivery/send-intent.ts'
import type { CalendarPart } from './mail.ts'

type Outgoing = {
  to: string
  links?: string[]
  /** One message per cause: a second one with the same key is not sent. */
  key?: string
  /** Holds a link that signs somebody in: its text is erased once a gateway has accepted it. */
  secret?: boolean
  /** `security` by default: about somebody's account, whatever their settings. */
  class?: DeliveryClass
  /** Subject matter; `account` by default. */
  kind?: string
  /** The recipient, if they have an account. */
  user_id?: string
}

export type OutgoingMail = Outgoing & {
  subject: string
  text: string
  html?: string
  attachments?: { file_key: string; name: string; content_type: string }[]
  calendar?: CalendarPart
}
export type OutgoingText = Outgoing & { text: string }

/** Sends a mail when this transaction commits. */
export async function sendMail(
  tx: Tx,
  { to, text, key, class: of = 'security', kind = 'account', user_id, ...mail }: OutgoingMail,
): Promise<void> {
  const attempts = [{ ...mail, channel: 'EMAIL' as const, recipient: to, body: text, key }]
  await sendIntent(tx, { class: of, kind, key, user_id, attempts })
}

/** Sends a text message when this transaction commits. `to` is E.164. */
export async function sendText(
  tx: Tx,
  { to, text, key, class: of = 'security', kind = 'account', user_id, ...message }: OutgoingText,
): Promise<void> {
  const attempts = [{ ...message, channel: 'SMS' as const, recipient: to, body: text, key }]
  await sendIntent(tx, { class: of, kind, key, user_id, attempts })
}
