import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import type { CalendarPart } from './mail.ts'

export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html?: string
  links?: string[]
  attachments?: { file_key: string; name: string; content_type: string }[]
  calendar?: CalendarPart
  /** One message per cause: a second one with the same key is not sent. */
  key?: string
  /** Holds a link that lets somebody in: once a gateway has taken it, its words are not kept. */
  secret?: boolean
}

/** Sends a mail when this transaction commits. */
export async function sendMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  await putOut(tx, {
    channel: 'EMAIL',
    recipient: mail.to,
    subject: mail.subject,
    body: mail.text,
    html: mail.html ?? null,
    links: mail.links ?? [],
    attachments: JSON.stringify(mail.attachments ?? []),
    calendar: mail.calendar ? JSON.stringify(mail.calendar) : null,
    key: mail.key ?? null,
    has_secret: mail.secret ?? false,
  })
}

/** Sends a text message when this transaction commits. `to` is E.164. */
export async function sendText(
  tx: Tx,
  message: { to: string; text: string; links?: string[]; key?: string; secret?: boolean },
): Promise<void> {
  await putOut(tx, {
    channel: 'SMS',
    recipient: message.to,
    body: message.text,
    links: message.links ?? [],
    key: message.key ?? null,
    has_secret: message.secret ?? false,
  })
}

type Row = {
  channel: 'EMAIL' | 'SMS'
  recipient: string
  body: string
  key: string | null
  subject?: string
  html?: string | null
  links?: string[]
  attachments?: string
  calendar?: string | null
  has_secret: boolean
}

async function putOut(tx: Tx, row: Row): Promise<void> {
  const made = await tx
    .insertInto('outbox_message')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await enqueue(tx, deliverMessage, { message_id: made.id }, { urgent: row.has_secret })
}

const Attachments = z.array(z.object({ file_key: z.string(), name: z.string(), content_type: z.string() }))

const Calendar = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).nullable()

/** Hands one message to the mail or SMS gateway. A failure is written down and tried again. */
export const deliverMessage = defineJob({
  name: 'deliver_message',
  payload: z.object({ message_id: z.guid() }),
  run: async (services, { message_id }) => {
    const message = await services.transaction('system', (tx) =>
      tx.selectFrom('outbox_message').selectAll().where('id', '=', message_id).executeTakeFirst(),
    )
    if (!message || message.sent_at) return
    const fault = await handOver(services, message).then(
      () => null,
      (error: Error) => error,
    )
    await services.transaction('system', (tx) =>
      tx
        .updateTable('outbox_message')
        .set(
          fault
            ? { failed_at: tx.now, failure: fault.message }
            : { sent_at: tx.now, failure: null, ...(isOut(services, message) ? FORGOTTEN : {}) },
        )
        .where('id', '=', message_id)
        .execute(),
    )
    if (fault) throw fault
  },
})

/** What is left of a secret that a real gateway has taken; the local outbox is where it is read, so that keeps it. */
const FORGOTTEN = { body: 'It held a link that is not kept.', html: null, links: [], calendar: null }

function isOut({ mailer, texter }: Services, message: { channel: string; has_secret: boolean }): boolean {
  return message.has_secret && (message.channel === 'SMS' ? texter.real : mailer.real)
}

async function handOver(
  services: Services,
  message: {
    channel: string
    recipient: string
    subject: string | null
    body: string
    html: string | null
    attachments: unknown
    calendar: unknown
  },
): Promise<void> {
  if (message.channel === 'SMS') return services.texter.send(message.recipient, message.body)
  const attachments = await Promise.all(
    Attachments.parse(message.attachments).map(async (file) => {
      const bytes = await services.files.get(file.file_key)
      if (!bytes) throw new Error(`The attachment ${file.name} is not in the store.`)
      return { name: file.name, contentType: file.content_type, bytes }
    }),
  )
  await services.mailer.send({
    to: message.recipient,
    subject: message.subject ?? '',
    text: message.body,
    ...(message.html ? { html: message.html } : {}),
    attachments,
    calendar: Calendar.parse(message.calendar) ?? undefined,
  })
}
