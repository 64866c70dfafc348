import type pg from 'pg'

/** A connection that is lost while idle is dropped by the pool; the next use opens another. */
export function ignoreIdleFaults(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
