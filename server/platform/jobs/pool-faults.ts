import type { Duplex } from 'node:stream'
import type pg from 'pg'

type Line = { connection: { stream: Duplex } }

/** Closes every connection of a pool, also those in use, once their other end is known to be gone. */
export function closerOf(pool: pg.Pool): () => void {
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  return () => {
    for (const client of open) (client as unknown as Line).connection.stream.destroy()
  }
}

/** The pool drops a connection lost while idle; the next use opens another. */
export function ignoreIdleFaults(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
