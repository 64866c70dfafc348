import pg from 'pg'

/** Connection timeout in ms. */
const CONNECTS_WITHIN_MS = 10_000
/** Longer than the role's statement_timeout: if it passes, the connection is dead. */
const ANSWERS_WITHIN_MS = 35_000

/** The first keepalive of an idle connection, before network equipment forgets it, which some does after four minutes. */
const KEEPS_ALIVE_MS = 30_000
/** Closes idle connections after this long, since a dead one shows only when it is used; ms. */
const CLOSES_IDLE_MS = 10_000

/** A pool whose connections pipeline statements: one is sent without waiting for the previous answer. */
export function openPool(url: string, max: number, idleTimeoutMillis = CLOSES_IDLE_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline: true, // with it, an unanswered statement ends the connection
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPS_ALIVE_MS,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    idleTimeoutMillis,
    application_name: 'gida',
  } as pg.PoolConfig)
  pool.on('error', () => {}) // an idle client lost its server: the pool drops it and the next query connects anew
  pool.on('connect', (client) => client.on('error', () => {})) // a client in use: its queries fail, the process lives on
  return pool
}
