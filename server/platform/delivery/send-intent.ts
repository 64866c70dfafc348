import { foldForSms, measureSms } from '@gida/contract/shared/texts/sms-text'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { CalendarPart } from '../mail/mail.ts'
import { CLASSES, type DeliveryClass, dueTime, type Way } from './classes.ts'
import { deliveryJobFor } from './queue-message.ts'
import { type QuietHoursBy, quietHoursBy } from './quiet-hours-by.ts'

const HOUR_MS = 3_600_000
/** A later channel is sent after this long without a report of the previous one; ms. */
const NEXT_AFTER_MS = 10 * 60_000

export type Attempt = {
  channel: Way
  /** An e-mail address, a number in E.164, or the id of a person whose devices to notify. */
  recipient: string
  body: string
  subject?: string | undefined
  html?: string | undefined
  links?: readonly string[] | undefined
  attachments?: readonly { file_key: string; name: string; content_type: string }[] | undefined
  calendar?: CalendarPart | undefined
  /** Its own key, for looking it up. */
  key?: string | undefined
  /** 0 is sent first, higher ranks only if those before did not reach the person. */
  rank?: number
  /** Holds a link that signs somebody in: its text is erased once a gateway has accepted it. */
  secret?: boolean | undefined
  /** Held until this time for the daily digest. */
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

/** Sends a message to one person by the given channels when this transaction commits. Null if it was sent before. */
export const sendIntent = async (tx: Tx, intent: Intent): Promise<string | null> =>
  (await sendIntents(tx, [intent]))[0] ?? null

/** The same for many people, in a constant number of statements. */
export async function sendIntents(tx: Tx, intents: readonly Intent[]): Promise<(string | null)[]> {
  if (intents.length === 0) return []
  const made = await insertIntents(tx, intents)
  const ids = new Map(made.map(({ nth, id }) => [nth, id]))
  const quiet = await quietHoursBy(tx, intents.filter(rings).map(readerOf))
  await sendAttempts(
    tx,
    intents.flatMap((intent, nth) => {
      const id = ids.get(nth)
      return id ? intent.attempts.map((attempt) => attemptRow(tx, { intent, id, quiet }, attempt)) : []
    }),
  )
  return intents.map((_, nth) => ids.get(nth) ?? null)
}

const readerOf = ({ user_id }: Intent) => user_id ?? null
/** Whether it may wake somebody. */
const rings = ({ class: of, attempts }: Intent) =>
  CLASSES[of].isQuiet && attempts.some(({ channel }) => channel !== 'EMAIL')

async function insertIntents(tx: Tx, intents: readonly Intent[]): Promise<{ nth: number; id: string }[]> {
  const wanted = intents.map(({ class: of, kind, key, user_id, expires_at }, nth) => ({
    ...{ nth, kind, key, user_id, class: of },
    expires_at: expires_at ?? new Date(tx.now.getTime() + CLASSES[of].hours * HOUR_MS),
  }))
  const { rows } = await sql<{ nth: number; id: string }>`
    with wanted as materialized (
      select uuidv7() as id, w.* from jsonb_to_recordset(${toJson(wanted)}::jsonb)
        w (nth int, user_id uuid, class delivery_class, kind text, key text, expires_at timestamptz)),
    made as (
      insert into delivery_intent (id, user_id, class, kind, key, expires_at, created_at)
      select id, user_id, class, kind, key, expires_at, ${tx.now} from wanted order by nth
      on conflict (key) do nothing returning id)
    select nth, id from wanted join made using (id)`.execute(tx)
  return rows
}

/** Enqueues what is due now; the rest is sent when it is due or its rank's turn comes. */
async function sendAttempts(tx: Tx, rows: readonly AttemptRow[]): Promise<void> {
  await sql`
    with wanted as materialized (
      select uuidv7() as id, w.* from jsonb_to_recordset(${toJson(rows)}::jsonb) w (
        intent_id uuid, channel text, recipient text, rank smallint, due_at timestamptz, subject text, body text, html text,
        links text[], attachments jsonb, calendar jsonb, key text, parts smallint, has_secret bool, is_digested bool, job text,
        urgent bool)),
    written as (
      insert into outbox_message (id, intent_id, channel, recipient, rank, due_at, subject, body, html, links, attachments,
        calendar, key, parts, has_secret, is_digested, created_at, state)
      select id, intent_id, channel, recipient, rank, due_at, subject, body, html, links, attachments,
        calendar, key, parts, has_secret, is_digested, ${tx.now},
        case when rank = 0 then 'QUEUED' else 'WAITING' end::delivery_state
      from wanted order by id
      on conflict (key) do nothing returning id)
    select app.enqueue(job, json_build_object('message_id', id), null, null, urgent)
    from wanted join written using (id) where rank = 0 and due_at <= ${tx.now} order by id`.execute(tx)
  tx.notices.addJobs(rows.filter(({ rank, due_at }) => rank === 0 && due_at <= tx.now).length)
}

type AttemptRow = ReturnType<typeof attemptRow>

type Made = { intent: Intent; id: string; quiet: QuietHoursBy }

function attemptRow(tx: Tx, { intent, id: intent_id, quiet }: Made, attempt: Attempt) {
  const { class: of } = intent
  const { channel, rank = 0, secret = false, digest_at } = attempt
  const later = new Date(tx.now.getTime() + rank * NEXT_AFTER_MS)
  const body = channel === 'SMS' ? foldForSms(attempt.body) : attempt.body
  return {
    ...{ intent_id, channel, rank, body, has_secret: secret, is_digested: digest_at !== undefined },
    due_at: digest_at ?? dueTime(of, channel, later, quiet(readerOf(intent))),
    parts: channel === 'SMS' ? measureSms(body).parts : null,
    recipient: attempt.recipient,
    subject: attempt.subject,
    html: attempt.html,
    key: attempt.key,
    links: attempt.links ?? [],
    attachments: attempt.attachments ?? [],
    calendar: attempt.calendar,
    job: deliveryJobFor(of),
    urgent: secret || of === 'alarm',
  }
}

/** The database rejects lone surrogates, left when a character is cut in two. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
