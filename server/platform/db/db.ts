import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/jitter.ts'
import { openPool } from './connections/open-pool.ts'
import { openPing } from './connections/ping.ts'
import { openStandby } from './connections/standby.ts'
import { openNamedLocks, type WithNamedLock } from './named-locks.ts'
import { listen } from './notices/listen.ts'
import { openNoticeSender } from './notices/notices.ts'
import { noticesByDatabase } from './notices/notices-by-database.ts'
import { noticesByValkey } from './notices/notices-by-valkey.ts'
import { failWith, type Transact, transactionsOn } from './transactions.ts'

export type { Transact, Tx } from './transactions.ts'

/** Where the server connects: for transactions (perhaps through a pooler), directly, and to a read-only standby. */
export type AppAddress = { pooled: string; direct: string; replica?: string | null }

export type Database = {
  transaction: Transact
  /** The same for long read-only work: runs on a standby that has replayed all earlier commits, if there is one. */
  read: Transact
  /** Runs work exclusively under a name, across several transactions; if the process dies, the name is released. */
  withNamedLock: WithNamedLock
  ping(): Promise<void>
  /** The transaction pool: all connections, idle ones, and transactions waiting for one. */
  pool(): { size: number; idle: number; waiting: number }
  /** Calls back for each notice on a channel; listens again after a lost connection. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * A new connection has read no catalogue and planned no statement, so its first calls take several times as long. Those that
 * a screen needed stay open for the next one; a ping finds the dead ones. In ms.
 */
const KEPT_IDLE_MS = 300_000

export function openDatabase(
  { pooled, direct, replica }: AppAddress,
  options: {
    clock: Clock
    random: Random
    pool: number
    capability: string
    prepares: boolean
    /** Sends notices through Valkey instead of the database. */
    valkeyUrl?: string | null
  },
): Database {
  const pool = openPool(pooled, options.pool, KEPT_IDLE_MS)
  const { clock, capability, prepares } = options
  const acts = { clock, capability, prepares }
  const { withNamedLock, close: letNamesGo } = openNamedLocks(direct)
  const { valkeyUrl } = options
  const database = noticesByDatabase(direct)
  const valkey = valkeyUrl ? noticesByValkey(valkeyUrl, new URL(direct).pathname.slice(1)) : null
  const way = valkey ?? database
  const sender = openNoticeSender(database)
  const valkeySender = valkey && openNoticeSender(valkey)
  const { ping, close: endPing } = openPing(pooled, pool)

  const transaction = transactionsOn(pool, {
    ...acts,
    committed: (notices) => {
      valkeySender?.send(notices.takeHeard())
      sender.send(notices)
    },
  })
  const standby = replica ? openStandby(replica, pool, transaction, acts) : null

  return {
    transaction,
    read: standby?.read ?? transaction,
    withNamedLock: (name, work) => withNamedLock(name, work).catch(failWith),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping,
    listen: (channel, heard) => listen(() => way.hear(channel, heard), options.random),
    close: async () => {
      await standby?.close()
      await letNamesGo()
      await sender.close()
      await valkeySender?.close()
      await endPing()
      await pool.end()
    },
  }
}
