import { LiveEvent } from '@gida/contract/shared/live'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Events are kept this long for those who were away; after that a client reads its lists anew. */
export const KEPT_DAYS = 7

/** The channel that says who has a new event. It carries no content. */
export const CHANNEL = 'gida_live'

/**
 * Sends an event to one person's screens when this transaction commits. It is a row with that person's next number;
 * the notice only says that there is one, so a lost notice loses nothing.
 */
export async function sendLive(tx: Tx, user_id: string, event: LiveEvent): Promise<void> {
  const { type, data } = LiveEvent.encode(event)
  await sql`
    with counted as (
      insert into live_counter (user_id, last_seq) values (${user_id}, 1)
      on conflict (user_id) do update set last_seq = live_counter.last_seq + 1
      returning last_seq)
    insert into live_event (user_id, seq, type, data)
    select ${user_id}, last_seq, ${type}, ${JSON.stringify(data)}::jsonb from counted`.execute(tx)
  await sql`select pg_notify(${CHANNEL}, ${user_id})`.execute(tx)
}

/** Tells this person's screens to end: their session is over or their rights are gone. */
export async function closeSockets(tx: Tx, user_id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`!${user_id}`})`.execute(tx)
}

export type StoredEvent = { seq: number; type: string; data: unknown }

/** Up to `most` events after a number, in order, and the number of the last one there is. */
export async function readEvents(tx: Tx, user_id: string, after: number, most = 100) {
  const last = await tx.selectFrom('live_counter').select('last_seq').where('user_id', '=', user_id).executeTakeFirst()
  const events = await tx
    .selectFrom('live_event')
    .select(['seq', 'type', 'data'])
    .where('user_id', '=', user_id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute()
  return { events: events as StoredEvent[], last_seq: last?.last_seq ?? 0 }
}
