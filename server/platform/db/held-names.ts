import pg from 'pg'
import { LOCKS } from './lock-names.ts'

/** What is answered for a name that somebody else holds. */
export const TAKEN = Symbol('taken')
export type HoldName = <T>(name: string, work: () => Promise<T>) => Promise<T | typeof TAKEN>

/**
 * Work under a name that nobody else has meanwhile, in this process or another. All names of a process lie on one connection
 * of its own: when the process dies, the database lets go of them at once, and of a machine that is gone within half a minute.
 * A lost connection is made anew with the next name, and what still runs takes its names again.
 */
export function holdNames(url: string): { holdName: HoldName; close: () => Promise<void> } {
  const names = new Set<string>()
  const locked = new Set<string>()
  let connection: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gida calls',
      keepAlive: true,
      options: '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    })
    const forget = () => {
      connection = undefined
    }
    client.once('end', forget).on('error', forget)
    await client.connect()
    for (const name of locked) await take(client, name)
    return client
  }
  const open = () => {
    connection ??= connect().catch((error) => {
      connection = undefined
      throw error
    })
    return connection
  }

  async function release(name: string): Promise<void> {
    if (!locked.delete(name)) return
    const client = await connection?.catch(() => undefined)
    await client?.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS.call, name]).catch(() => {})
  }

  return {
    holdName: async (name, work) => {
      if (names.has(name)) return TAKEN
      names.add(name)
      try {
        if (!(await take(await open(), name))) return TAKEN
        locked.add(name)
        return await work()
      } finally {
        await release(name)
        names.delete(name)
      }
    },
    close: async () => {
      const client = await connection?.catch(() => undefined)
      await client?.end().catch(() => {})
    },
  }
}

async function take(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is_mine: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as is_mine',
    [LOCKS.call, name],
  )
  return rows[0]?.is_mine === true
}
