import { LiveEvent, type PassingEvent } from '@gida/contract/live'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Events are kept this long for those who were away; after that a client reads its lists anew. */
export const KEPT_DAYS = 7

/** The channel that says who has a new event. It carries no content. */
export const CHANNEL = 'gida_live'

export type AddressedEvent = { user_id: string; event: LiveEvent }

/** Events that are known, or that are read when it is the turn of their transaction. */
type Told =
  | { sent: readonly AddressedEvent[] }
  | { people: readonly string[]; read(): Promise<readonly AddressedEvent[]> }

/** Sends events to people's screens when this transaction commits. */
export function sendLiveToMany(tx: Tx, sent: readonly AddressedEvent[]): void {
  if (sent.length > 0) tx.last.add(tellScreens, { sent })
}

export const sendLive = (tx: Tx, user_id: string, event: LiveEvent): void =>
  sendLiveToMany(tx, [{ user_id, event }])

/**
 * The same of what `read` finds when it is this transaction's turn on these people's streams: it is at least as new as what the event
 * before it said, so a stale count or state never comes last.
 */
export function sendLiveAsRead(
  tx: Tx,
  people: readonly string[],
  read: () => Promise<readonly AddressedEvent[]>,
): void {
  if (people.length > 0) tx.last.add(tellScreens, { people, read })
}

async function tellScreens(tx: Tx, told: readonly Told[]): Promise<void> {
  if (told.some((one) => 'read' in one)) await lockStreams(tx, told.flatMap(peopleOf))
  const events: AddressedEvent[] = []
  for (const one of told) events.push(...('read' in one ? await one.read() : one.sent))
  if (events.length > 0) await writeEvents(tx, events)
}

const peopleOf = (one: Told): readonly string[] =>
  'read' in one ? one.people : one.sent.map(({ user_id }) => user_id)

/**
 * One statement for all of them; an event that goes to many is encoded once. Each is a row with
 * its person's next number; the notice only says that there is one, so a lost notice loses nothing. The counters are
 * locked in the order of their key until the commit, so a person's numbers are seen in order and without gaps. The time is that of the
 * writing, last in its transaction, and not that of the beginning: from there on somebody waits for it.
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

/** Waits for this transaction's turn on these people's streams. */
async function lockStreams(tx: Tx, user_ids: readonly string[]): Promise<void> {
  await sql`
    insert into live_counter as c (user_id, last_seq)
    select id, 0 from unnest(${[...user_ids]}::uuid[]) t (id) group by id order by id
    on conflict (user_id) do update set last_seq = c.last_seq`.execute(tx)
}

/** The channel of what passes: it carries its content, since no row does. */
export const PASSING_CHANNEL = 'gida_passing'
/** To a few people by their ids, or to everybody, or everybody of some roles. */
export type Passing = {
  to: readonly string[] | { roles: readonly string[] | null }
  event: PassingEvent
}

/** To the screens that are open now. Only for what is small, and by name to few: a notice carries 8,000 bytes. */
export function sendPassing(tx: Tx, passing: Passing): void {
  if ('roles' in passing.to || passing.to.length > 0) tx.notices.add(PASSING_CHANNEL, JSON.stringify(passing))
}

/** Tells this person's screens that a session may be over or rights gone: each looks whether it is still welcome. */
export function closeSockets(tx: Tx, user_id: string): void {
  tx.notices.add(CHANNEL, `!${user_id}`)
}

export type StoredEvent = { seq: number; type: string; data: unknown; created_at: Date }

/** The number of a person's last event; 0 before the first. */
export async function lastSeq(tx: Tx, user_id: string): Promise<number> {
  const counter = await tx
    .selectFrom('live_counter')
    .select('last_seq')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return counter?.last_seq ?? 0
}

/** Up to `most` events after a number, in order. */
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
