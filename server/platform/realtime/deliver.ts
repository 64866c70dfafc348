import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import { type EncodedEvent, PAGE, type SocketConnection } from './socket-connection.ts'

/**
 * Sends new events to the connections that are named until the next turn of this process: one read for all of them. A connection of
 * which nothing was read looks for itself, and is closed where its session is over.
 */
export function makeDelivery(services: Services): (connection: SocketConnection) => void {
  let waiting = new Set<SocketConnection>()
  let running = false

  async function run(): Promise<void> {
    for (; waiting.size > 0; ) {
      const [...connections] = waiting
      waiting = new Set()
      const events = await services
        .transaction('system', (tx) => readFor(tx, connections))
        .catch(() => new Map<number, EncodedEvent[]>()) // the database away: each sees to it
      for (const [place, connection] of connections.entries())
        if (!connection.take(events.get(place + 1) ?? [])) connection.wake()
    }
    running = false
  }

  return (connection) => {
    waiting.add(connection)
    if (running) return
    running = true
    setImmediate(() => void run())
  }
}

type Row = EncodedEvent & { place: number }

/** By place from 1: the next events of those whose sessions go on with the rights that they had. */
async function readFor(
  tx: Tx,
  connections: readonly SocketConnection[],
): Promise<Map<number, EncodedEvent[]>> {
  const of = (what: (connection: SocketConnection) => string | number) => connections.map(what)
  const { rows } = await sql<Row>`
    select w.place::int as place, e.seq, e.type, e.data::text as data, e.created_at
    from unnest(${of(({ actor }) => actor.user_id)}::uuid[], ${of(({ actor }) => actor.session_id)}::uuid[],
        ${of(({ actor }) => actor.rights_version)}::int[], ${of(({ sent }) => sent)}::bigint[])
        with ordinality w (user_id, session_id, rights_version, sent, place)
      join session s on s.id = w.session_id and s.user_id = w.user_id
      join users u on u.id = w.user_id
      join live_event e on e.user_id = w.user_id and e.seq > w.sent and e.seq <= w.sent + ${PAGE}
    where s.ended_at is null and s.expires_at > app.now() and not s.is_setup_only
      and u.status <> 'INACTIVE' and u.rights_version = w.rights_version
    order by w.place, e.seq`.execute(tx)
  return Map.groupBy(rows, ({ place }) => place)
}
