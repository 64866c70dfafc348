import pg from 'pg'

/** Nobody waits longer for a connection. */
const CONNECTS_WITHIN_MS = 10_000
/** Longer than a statement may take by the limit of the role: then it is the line that is dead. */
const ANSWERS_WITHIN_MS = 35_000

/** Connections on which statements follow each other without waiting. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline: true, // with it, a statement without an answer ends its connection
    keepAlive: true,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    application_name: 'gida',
  } as pg.PoolConfig)
  pool.on('error', () => {}) // an idle client lost its server: the pool drops it and the next query connects anew
  pool.on('connect', (client) => client.on('error', () => {})) // one at work: its queries fail, and the process lives on
  return pool
}
