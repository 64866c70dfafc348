import { sql } from 'kysely'
import { OPTED_OUT } from '../delivery/suppress.ts'
import type { Retention } from '../retention/retention.ts'

const SENT = sql`coalesce(sent_at, failed_at)`
const MESSAGE_KEPT_DAYS = 730
const OF_INTENT = sql`(
  select jsonb_build_object('user_id', i.user_id) from delivery_intent i where i.id = outbox_message.intent_id)`

export const mailRetention: Retention[] = [
  {
    table: 'outbox_message',
    what: 'the words of mail and texts that are out',
    days: 30,
    why: 'Until then support sees what was written. What a person was told stands in their notifications and receipts.',
    since: SENT,
    held_by: OF_INTENT,
    only: sql`(body <> '' or subject is not null or html is not null)`,
    erases: sql`subject = null, body = '', html = null, links = '{}', attachments = '[]', calendar = null`,
  },
  {
    table: 'outbox_message',
    what: 'that a mail or text went out, and to whom',
    days: MESSAGE_KEPT_DAYS,
    why: 'Shows that somebody was written to; two years answer most disputes.',
    since: SENT,
    only: sql`created_at <= app.now() - make_interval(days => ${MESSAGE_KEPT_DAYS})`, // it is sent no earlier, and the index is on it
    held_by: OF_INTENT,
  },
  {
    table: 'delivery_intent',
    what: 'that something was sent to a person, with its attempts',
    days: 730,
    why: 'Goes with what was sent.',
    since: sql`created_at`,
  },
  {
    table: 'delivery_report',
    what: 'what the providers of SMS and WhatsApp reported',
    days: 30,
    why: 'What it meant stands with the message by then.',
    since: sql`created_at`,
    held_by: null,
  },
  {
    table: 'suppressed_address',
    what: 'addresses that did not exist',
    days: 365,
    why: 'A mailbox may exist again; after a year it is tried once more. Who texted STOP is not.',
    since: sql`created_at`,
    only: sql`reason <> ${OPTED_OUT}`,
    held_by: null,
  },
]
