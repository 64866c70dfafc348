import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { Services } from '../services.ts'
import { type EncodedEvent, PAGE, type SocketConnection } from './socket-connection.ts'

/**
 * Sends new events to all connections named in one event-loop turn, with a single read. A connection for which nothing
 * was read checks by itself, and is closed if its session is over.
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
        .catch(() => new Map<number, EncodedEvent[]>()) // database down: each connection recovers by itself
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

/** By position from 1: the next events of connections whose session and rights are unchanged. */
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
