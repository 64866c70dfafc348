import type { Duplex } from 'node:stream'
import pg from 'pg'

const PATIENCE_MS = 3_000
/** A line of its own may be the only one that is dead. */
const TRIES = 2
const NO_ANSWER = /timeout/

type Line = { connection: { stream: Duplex & { bytesRead: number } } }
const streamOf = (client: pg.ClientBase) => (client as unknown as Line).connection.stream

/**
 * Asks the database, on a line of its own, whether it answers; whoever asks meanwhile is given the same answer. Where none comes, connections
 * of the pool that are at work and on which nothing came meanwhile are given up: what waits on them would wait for as long as the network
 * remembers them.
 */
export function openPing(url: string, pool: pg.Pool): { ping(): Promise<void>; close(): Promise<void> } {
  const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const line = new pg.Pool({ connectionString: url, max: 1, application_name: 'gida ping', ...patience })
  line.on('error', () => {}) // the next one opens another
  line.on('connect', (client) => client.on('error', () => {}))
  const atWork = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => atWork.add(client))
  pool.on('release', (_error, client) => atWork.delete(client))

  async function ask(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const heard = new Map([...atWork].map((client) => [client, streamOf(client).bytesRead]))
      const error = await line.query('select').then(
        () => null,
        (fault: Error) => fault,
      )
      if (!error) return
      if (!NO_ANSWER.test(error.message)) throw error
      if (tries < TRIES) continue
      for (const [client, bytes] of heard) {
        const stream = streamOf(client)
        if (atWork.has(client) && stream.bytesRead === bytes) stream.destroy()
      }
      throw error
    }
  }

  let asking: Promise<void> | undefined
  return {
    ping: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    close: () => line.end(),
  }
}
