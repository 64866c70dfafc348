import type { Duplex } from 'node:stream'
import pg from 'pg'

const PATIENCE_MS = 3_000
const NO_ANSWER = /timeout/

type Line = { connection: { stream: Duplex & { bytesRead: number } } }
const streamOf = (client: pg.ClientBase) => (client as unknown as Line).connection.stream

/**
 * Checks on a dedicated connection whether the database answers, and retries once, since only that connection may be
 * dead. Concurrent callers share the answer. Pool connections without any traffic meanwhile are closed, idle ones at
 * once and busy ones after the same time again; otherwise queries on them would hang until the network times out.
 */
export function openPing(url: string, pool: pg.Pool): { ping(): Promise<void>; close(): Promise<void> } {
  const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const line = new pg.Pool({ connectionString: url, max: 1, application_name: 'gida ping', ...patience })
  line.on('error', () => {}) // the next ping opens another
  line.on('connect', (client) => client.on('error', () => {}))
  const open = new Set<pg.PoolClient>()
  const atWork = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  pool.on('acquire', (client) => atWork.add(client))
  pool.on('release', (_error, client) => atWork.delete(client))

  async function ask(): Promise<void> {
    const heard = [...open].map((client) => ({ client, bytes: streamOf(client).bytesRead }))
    try {
      await line.query('select')
    } catch (error) {
      if (!(error instanceof Error && NO_ANSWER.test(error.message))) throw error
      const silent = () => heard.filter(({ client, bytes }) => streamOf(client).bytesRead === bytes)
      for (const { client } of silent()) if (!atWork.has(client)) streamOf(client).destroy()
      setTimeout(() => {
        for (const { client } of silent()) streamOf(client).destroy()
      }, PATIENCE_MS).unref()
      await line.query('select')
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
