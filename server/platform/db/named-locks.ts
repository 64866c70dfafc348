import type pg from 'pg'
import { openPersistentConnection, type PersistentConnection } from './connections/persistent-connection.ts'
import { LOCKS } from './lock-names.ts'

/** Returned when somebody else holds the name. */
export const TAKEN = Symbol('taken')
export type WithNamedLock = <T>(name: string, work: () => Promise<T>) => Promise<T | typeof TAKEN>

/**
 * Runs work under a name that nobody else holds, in this process or another. All names of a process are session locks on
 * one dedicated connection: if the process dies they are released at once, if its machine disappears within half a
 * minute. A lost connection is reopened with the next name, and running work takes its names again.
 */
export function openNamedLocks(url: string): { withNamedLock: WithNamedLock; close: () => Promise<void> } {
  const names = new Set<string>()
  const locked = new Set<string>()
  let connection: Promise<PersistentConnection> | undefined

  function open(): Promise<PersistentConnection> {
    if (connection) return connection
    const opening = openPersistentConnection(url, 'gida calls', async (client) => {
      for (const name of locked) await take(client, name)
    })
    const forget = () => {
      if (connection === opening) connection = undefined
    }
    opening.then(({ ended }) => ended).then(forget, forget)
    connection = opening
    return opening
  }

  async function release(name: string): Promise<void> {
    if (!locked.delete(name)) return
    const line = await connection?.catch(() => undefined)
    await line?.client
      .query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS.call, name])
      .catch(() => {})
  }

  return {
    withNamedLock: async (name, work) => {
      if (names.has(name)) return TAKEN
      names.add(name)
      try {
        if (!(await take((await open()).client, name))) return TAKEN
        locked.add(name)
        return await work()
      } finally {
        await release(name)
        names.delete(name)
      }
    },
    close: async () => {
      const line = await connection?.catch(() => undefined)
      await line?.end()
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
