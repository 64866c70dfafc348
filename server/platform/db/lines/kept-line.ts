import pg from 'pg'

/** How soon a line has to stand, or an answer to come, where the database has nothing to work on. */
export const PATIENCE_MS = 5_000
export const BEAT_MS = 5_000

/**
 * What the database is told of a line: one on which nothing comes for longer than beats lie apart is given up there too, and lets go of
 * what it holds; whoever is at the other end has given it up before.
 */
const OPTIONS =
  '-c idle_session_timeout=20s -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=2'

/** A connection that stays until it is lost or ended. */
export type Line = { ended: Promise<void>; end(): Promise<unknown> }
export type KeptLine = Line & { client: pg.Client }

/**
 * A connection of its own that stays: for what is heard, or held. It is asked again and again, so that one whose other end is gone, though
 * nobody said so, has ended within ten seconds. `begin` is what it is for.
 */
export async function openKeptLine(
  url: string,
  name: string,
  begin: (client: pg.Client) => Promise<unknown>,
): Promise<KeptLine> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    options: OPTIONS,
    pipeline: true, // with it, a question without an answer ends the line
  } as pg.ClientConfig)
  client.on('error', () => {}) // its end is what counts
  const ended = new Promise<void>((done) => client.once('end', () => done()))
  const end = () => client.end().catch(() => {})
  try {
    await client.connect()
    await begin(client)
  } catch (error) {
    void end()
    throw error
  }
  const beating = setInterval(() => void client.query('select').catch(end), BEAT_MS)
  void ended.then(() => clearInterval(beating))
  return { client, ended, end }
}
