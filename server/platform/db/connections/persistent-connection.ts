import pg from 'pg'

/** Timeout in ms for connecting, and for an answer to a trivial query. */
export const PATIENCE_MS = 5_000
export const HEARTBEAT_MS = 5_000

/**
 * Connection settings for the server side: a connection without traffic for longer than the heartbeat interval is closed
 * there too, which releases its locks; the client has given it up before that.
 */
const OPTIONS =
  '-c idle_session_timeout=20s -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2'

/** A connection that stays open until it is lost or ended. */
export type Line = { ended: Promise<void>; end(): Promise<unknown> }
export type PersistentConnection = Line & { client: pg.Client }

/**
 * Opens a dedicated long-lived connection, for LISTEN or session locks. A heartbeat ends it within ten seconds if the
 * other end has gone silently. `begin` sets it up.
 */
export async function openPersistentConnection(
  url: string,
  name: string,
  begin: (client: pg.Client) => Promise<unknown>,
): Promise<PersistentConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    options: OPTIONS,
    pipeline: true, // with it, an unanswered query ends the connection
  } as pg.ClientConfig)
  client.on('error', () => {}) // the `end` event is what counts
  const ended = new Promise<void>((done) => client.once('end', () => done()))
  const end = () => client.end().catch(() => {})
  try {
    await client.connect()
    await begin(client)
  } catch (error) {
    void end()
    throw error
  }
  const beating = setInterval(() => void client.query('select').catch(end), HEARTBEAT_MS)
  void ended.then(() => clearInterval(beating))
  return { client, ended, end }
}
