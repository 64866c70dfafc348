import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { escapeLike } from '../db/rows/pages.ts'

/** Only the newest messages are listed; the rest is in the database. */
const MOST_SHOWN = 1000

export type ShownMessage = {
  channel: 'EMAIL' | 'SMS' | 'WHATSAPP'
  to: string
  subject: string | null
  text: string
  links: string[]
  attachments: string[]
  created_at: Date
}

const Attachments = z.array(z.object({ name: z.string() }))

/** E-mails and texts that are sent or due, newest first; `to` filters by address. */
export async function readOutbox(tx: Tx, to?: string): Promise<ShownMessage[]> {
  const rows = await tx
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'subject', 'body', 'links', 'attachments', 'created_at'])
    .where('channel', '<>', 'PUSH')
    .where('state', 'not in', ['WAITING', 'SPARED', 'EXPIRED'])
    .where('is_digested', '=', false)
    .where((eb) => eb.or([eb('due_at', '<=', tx.now), eb('sent_at', 'is not', null)])) // messages that wait for the morning are not out yet
    .$if(Boolean(to), (query) => query.where('recipient', 'like', `%${escapeLike(to ?? '')}%`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ channel, recipient, subject, body, links, attachments, created_at }) => ({
    channel: channel as ShownMessage['channel'],
    to: recipient,
    subject,
    text: body,
    links,
    attachments: Attachments.parse(attachments).map(({ name }) => name),
    created_at,
  }))
}
