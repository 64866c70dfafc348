import { LiveEvent, type PassingEvent } from '@gida/contract/live'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Days that events are kept for clients that were away; after that a client reloads its lists. */
export const KEPT_DAYS = 7

/** Channel that says who has a new event, without its content. */
export const CHANNEL = 'gida_live'

export type AddressedEvent = { user_id: string; event: LiveEvent }

/** Events that are known now, or read when the transaction gets the lock on their streams. */
type LiveEvents =
  | { sent: readonly AddressedEvent[] }
  | { people: readonly string[]; read(): Promise<readonly AddressedEvent[]> }

/** Sends events to people's screens when this transaction commits. */
export function sendLiveToMany(tx: Tx, sent: readonly AddressedEvent[]): void {
  if (sent.length > 0) tx.last.add(refreshScreens, { sent })
}

export const sendLive = (tx: Tx, user_id: string, event: LiveEvent): void =>
  sendLiveToMany(tx, [{ user_id, event }])

/**
 * Sends events built by `read` once this transaction holds the lock on these people's streams: they are at least as new
 * as the previous event, so that a stale count or state never comes last.
 */
export function sendLiveAsRead(
  tx: Tx,
  people: readonly string[],
  read: () => Promise<readonly AddressedEvent[]>,
): void {
  if (people.length > 0) tx.last.add(refreshScreens, { people, read })
}

async function refreshScreens(tx: Tx, told: readonly LiveEvents[]): Promise<void> {
  if (told.some((one) => 'read' in one)) await lockStreams(tx, told.flatMap(peopleOf))
  const events: AddressedEvent[] = []
  for (const one of told) events.push(...('read' in one ? await one.read() : one.sent))
  if (events.length > 0) await writeEvents(tx, events)
}

const peopleOf = (one: LiveEvents): readonly string[] =>
  'read' in one ? one.people : one.sent.map(({ user_id }) => user_id)

/**
 * Inserts all events in one statement; one for many people is encoded once. Each row has its person's next sequence
 * number; the notice only hints that there is one, so a lost notice loses nothing. Counters are locked in key order
 * until the commit, so each person's numbers appear in order and without gaps. The timestamp is that of the insert, the
 * last step of the transaction, since delivery latency counts from there.
 */
async function writeEvents(tx: Tx, sent: readonly AddressedEvent[]): Promise<void> {
  const user_ids = sent.map(({ user_id }) => user_id)
  const places = new Map(
    [...new Set(sent.map(({ event }) => event))].map((event, place) => [event, place + 1]),
  )
  const encoded = [...places.keys()].map((event) => LiveEvent.encode(event))
  const types = encoded.map(({ type }) => type)
  const data = encoded.map((event) => JSON.stringify(event.data))
  await sql`
    with events as materialized (
      select type, data::jsonb as data, place
      from unnest(${types}::text[], ${data}::text[]) with ordinality as e (type, data, place)),
    sent as (
      select user_id, type, data, count(*) over (partition by user_id) as many,
        row_number() over (partition by user_id order by position) as nth
      from unnest(${user_ids}::uuid[], ${sent.map(({ event }) => places.get(event) ?? 0)}::int[])
        with ordinality as s (user_id, place, position) join events using (place)),
    counted as (
      insert into live_counter as c (user_id, last_seq)
      select user_id, count(*) from sent group by user_id order by user_id
      on conflict (user_id) do update set last_seq = c.last_seq + excluded.last_seq
      returning c.user_id, c.last_seq),
    kept as (
      insert into live_event (user_id, seq, type, data, created_at)
      select s.user_id, c.last_seq - s.many + s.nth, s.type, s.data, app.now() + (clock_timestamp() - now())
      from sent s join counted c on c.user_id = s.user_id)
    select`.execute(tx)
  for (const user_id of new Set(user_ids)) tx.notices.add(CHANNEL, user_id)
}

/** Locks the streams of these people. */
async function lockStreams(tx: Tx, user_ids: readonly string[]): Promise<void> {
  await sql`
    insert into live_counter as c (user_id, last_seq)
    select id, 0 from unnest(${[...user_ids]}::uuid[]) t (id) group by id order by id
    on conflict (user_id) do update set last_seq = c.last_seq`.execute(tx)
}

/** Channel of transient events: it carries the content, since there is no row. */
export const TRANSIENT_CHANNEL = 'gida_passing'
/** To named people, or to everybody, or everybody with certain roles. */
export type TransientEvent = {
  to: readonly string[] | { roles: readonly string[] | null }
  event: PassingEvent
}

/** Sends a transient event to open screens. Keep it small, and name few people: a notice holds 8,000 bytes. */
export function sendTransient(tx: Tx, passing: TransientEvent): void {
  if ('roles' in passing.to || passing.to.length > 0)
    tx.notices.add(TRANSIENT_CHANNEL, JSON.stringify(passing))
}

/** Tells this person's sockets that a session may have ended or rights have changed; each checks whether it is still allowed. */
export function closeSockets(tx: Tx, user_id: string): void {
  tx.notices.add(CHANNEL, `!${user_id}`)
}

export type StoredEvent = { seq: number; type: string; data: unknown; created_at: Date }

/** Sequence number of a person's last event; 0 if there is none. */
export async function lastSeq(tx: Tx, user_id: string): Promise<number> {
  const counter = await tx
    .selectFrom('live_counter')
    .select('last_seq')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return counter?.last_seq ?? 0
}

/** Up to `most` events after a sequence number, in order. */
export async function readEvents(
  tx: Tx,
  user_id: string,
  after: number,
  most: number,
): Promise<StoredEvent[]> {
  return tx
    .selectFrom('live_event')
    .select(['seq', 'type', 'data', 'created_at'])
    .where('user_id', '=', user_id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute()
}
