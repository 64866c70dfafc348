import type { QuietHours } from '@gida/contract/shared/quiet-hours'
import { foldForSms, measureSms } from '@gida/contract/shared/sms-text'
import type { Tx } from '../db/db.ts'
import type { CalendarPart } from '../mail/mail.ts'
import { CLASSES, type DeliveryClass, dueTime, type Way } from './classes.ts'
import { queueMessage } from './queue-message.ts'
import { quietHoursOf } from './quiet-hours-of.ts'

const HOUR_MS = 3_600_000
/** A later channel goes out when the one before was not heard of for so long. */
const NEXT_AFTER_MS = 10 * 60_000

export type Attempt = {
  channel: Way
  /** An address, a number in E.164, or the id of the person whose devices are meant. */
  recipient: string
  body: string
  subject?: string | undefined
  html?: string | undefined
  links?: readonly string[] | undefined
  attachments?: readonly { file_key: string; name: string; content_type: string }[] | undefined
  calendar?: CalendarPart | undefined
  /** Its own name, where somebody looks for it. */
  key?: string | undefined
  /** 0 goes out first, a higher one where those before did not reach the person. */
  rank?: number
  /** Holds a link that lets somebody in: once a gateway has taken it, its words are not kept. */
  secret?: boolean | undefined
  /** Waits for the mail of the day, at this time. */
  digest_at?: Date | undefined
}

export type Intent = {
  user_id?: string | undefined
  class: DeliveryClass
  kind: string
  /** One per matter and person: a second one with the same key is not sent. */
  key?: string | undefined
  expires_at?: Date
  attempts: readonly Attempt[]
}

/** Sends something to one person by the ways named, when this transaction commits. Null where it was sent before. */
export async function sendIntent(tx: Tx, intent: Intent): Promise<string | null> {
  const { class: of, kind, key = null, user_id = null, attempts } = intent
  const expires_at = intent.expires_at ?? new Date(tx.now.getTime() + CLASSES[of].hours * HOUR_MS)
  const made = await tx
    .insertInto('delivery_intent')
    .values({ user_id, class: of, kind, key, expires_at, created_at: tx.now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return null
  const rings = CLASSES[of].isQuiet && attempts.some(({ channel }) => channel !== 'EMAIL')
  const about = { id: made.id, class: of, quiet: rings ? await quietHoursOf(tx, user_id) : null }
  for (const attempt of attempts) await writeAttempt(tx, about, attempt)
  return made.id
}

type Made = { id: string; class: DeliveryClass; quiet: QuietHours | null }

async function writeAttempt(tx: Tx, intent: Made, attempt: Attempt): Promise<void> {
  const { channel, recipient, rank = 0, secret = false, digest_at } = attempt
  const later = new Date(tx.now.getTime() + rank * NEXT_AFTER_MS)
  const due_at = digest_at ?? dueTime(intent.class, channel, later, intent.quiet)
  const body = channel === 'SMS' ? foldForSms(attempt.body) : attempt.body
  const made = await tx
    .insertInto('outbox_message')
    .values({
      ...{
        intent_id: intent.id,
        channel,
        recipient,
        rank,
        due_at,
        body,
        has_secret: secret,
        created_at: tx.now,
      },
      ...{ key: attempt.key ?? null, is_digested: digest_at !== undefined },
      state: rank === 0 ? 'QUEUED' : 'WAITING',
      parts: channel === 'SMS' ? measureSms(body).parts : null,
      subject: attempt.subject ?? null,
      html: attempt.html ?? null,
      links: [...(attempt.links ?? [])],
      attachments: JSON.stringify(attempt.attachments ?? []),
      calendar: attempt.calendar ? JSON.stringify(attempt.calendar) : null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made || rank > 0 || due_at > tx.now) return
  const urgent = secret || intent.class === 'alarm'
  await queueMessage(tx, made.id, { urgent })
}
