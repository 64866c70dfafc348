import type { Duplex } from 'node:stream'
import type pg from 'pg'

type Line = { connection: { stream: Duplex } }

/** Gives up every connection of a pool, also those at work: their other end is gone, and nobody said so. */
export function givesUp(pool: pg.Pool): () => void {
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  return () => {
    for (const client of open) (client as unknown as Line).connection.stream.destroy()
  }
}

/** A connection that is lost while idle is dropped by the pool; the next use opens another. */
export function ignoreIdleFaults(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
