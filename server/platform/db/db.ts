import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/jitter.ts'
import { problem } from '../errors/problem.ts'
import { goOnOrThrow, originNow } from '../log/unhandled-rejections.ts'
import { onClient, sendInOne } from './connection.ts'
import type { DB } from './generated.ts'
import { type HoldName, holdNames } from './held-names.ts'
import { LastSteps } from './last-steps.ts'
import { listen } from './listen.ts'
import { Notices, openNoticeSender } from './notices.ts'
import { noticesByDatabase } from './notices-by-database.ts'
import { noticesByValkey } from './notices-by-valkey.ts'
import { bindTo, OneConnection } from './one-connection.ts'
import { openPing } from './ping.ts'
import { databaseProblem, isReadOnly } from './problems.ts'

/**
 * An open transaction of one actor. It carries its time: nothing inside asks a clock. The capability by which the database
 * knows the server's own program, for the few statements that no other may make. What is done last of all in it, and what others hear of
 * when it has committed.
 */
export type Tx = Kysely<DB> & {
  readonly now: Date
  readonly capability: string
  readonly notices: Notices
  readonly last: LastSteps<Tx>
}

/** Where the server signs in: for transactions, perhaps through a pooler, and for what belongs to one connection. */
export type AppAddress = { pooled: string; direct: string }

/** Nobody waits longer for a connection. */
const CONNECTS_WITHIN_MS = 10_000
/** Longer than a statement may take by the limit of the role: then it is the line that is dead. */
const ANSWERS_WITHIN_MS = 35_000

export type Database = {
  /** Runs `work` in one transaction as `actor`; commits when it returns, rolls back when it throws. */
  transaction<T>(actor: Actor | 'system', work: (tx: Tx) => Promise<T>): Promise<T>
  /** Work that speaks to the world between its transactions, alone under a name; the name dies with the process. */
  holdName: HoldName
  ping(): Promise<void>
  /** Connections for transactions: all, those at rest, and how many transactions wait for one. */
  pool(): { size: number; idle: number; waiting: number }
  /** Calls back for each notice on a channel; listens again after a lost connection. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export function openDatabase(
  { pooled, direct }: AppAddress,
  options: {
    clock: Clock
    random: Random
    pool: number
    capability: string
    prepares: boolean
    /** By which notices go in place of the database. */
    valkeyUrl?: string | null
  },
): Database {
  const pool = new pg.Pool({
    connectionString: pooled,
    max: options.pool,
    pipeline: true, // with it, a statement without an answer ends its connection
    keepAlive: true,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
    application_name: 'gida',
  } as pg.PoolConfig)
  pool.on('error', () => {}) // an idle client lost its server: the pool drops it and the next query connects anew
  pool.on('connect', (client) => client.on('error', () => {})) // one at work: its queries fail, and the process lives on

  const { capability, prepares } = options
  const { holdName, close: letNamesGo } = holdNames(direct)
  const { valkeyUrl } = options
  const database = noticesByDatabase(direct)
  const valkey = valkeyUrl ? noticesByValkey(valkeyUrl, new URL(direct).pathname.slice(1)) : null
  const way = valkey ?? database
  const sender = openNoticeSender(database)
  const valkeySender = valkey && openNoticeSender(valkey)
  const { ping, close: endPing } = openPing(pooled, pool)

  async function transaction<T>(actor: Actor | 'system', work: (tx: Tx) => Promise<T>): Promise<T> {
    goOnOrThrow()
    const client = await pool.connect().catch(failWith)
    const now = options.clock.now()
    const notices = new Notices()
    const last = new LastSteps<Tx>()
    const acting = { actor, now, capability, prepares }
    const connection = new OneConnection(onClient(client, prepares))
    let broken = false
    sendInOne(client)
    try {
      // Both are waited for, whatever becomes of the other, also when the work throws before it has begun to wait.
      const [opened, done] = await Promise.allSettled([
        open(client, acting),
        (async () => {
          const tx = Object.assign(bindTo(connection), { now, capability, notices, last })
          const done = await work(tx)
          if (last.count > 0 && actor !== 'system') await act(client, { ...acting, actor: 'system' })
          await last.take(tx)
          return done
        })(),
      ])
      connection.end()
      if (opened.status === 'rejected') throw opened.reason // the first fault is the one to tell
      if (done.status === 'rejected') throw done.reason
      goOnOrThrow()
      const { command } = await client.query('commit')
      if (command !== 'COMMIT')
        throw new Error('A failed statement was passed over, and all was rolled back.')
      valkeySender?.send(notices.takeHeard())
      sender.send(notices)
      return done.value
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      if (!isReadOnly(error)) return failWith(error)
      if (actor !== 'system' && actor.admin_id) throw problem('IMPERSONATION_CLOSED')
      broken = true // it leads to what is a standby now; the next one may lead elsewhere
      return failWith(error)
    } finally {
      client.release(broken)
    }
  }

  return {
    transaction,
    holdName: (name, work) => holdName(name, work).catch(failWith),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping,
    listen: (channel, heard) => listen(() => way.hear(channel, heard), options.random),
    close: async () => {
      await letNamesGo()
      await sender.close()
      await valkeySender?.close()
      await endPing()
      await pool.end()
    },
  }
}

type Acting = { actor: Actor | 'system'; now: Date; capability: string; prepares: boolean }

/**
 * `BEGIN`, the actor, and what the transaction is part of ride ahead of the first query: all are sent before any is answered.
 */
async function open(client: pg.ClientBase, acting: Acting): Promise<void> {
  await Promise.all([client.query('begin'), act(client, acting)])
}

async function act(client: pg.ClientBase, { actor, now, capability, prepares }: Acting): Promise<void> {
  const origin = JSON.stringify(originNow()) ?? ''
  await client.query(
    actor === 'system'
      ? {
          ...(prepares && { name: 'act_as_system' }),
          text: `select app.act_as_system($1, $2), set_config('app.origin', $3, true)`,
          values: [now, capability, origin],
        }
      : {
          ...(prepares && { name: 'act_as' }),
          text: `select app.act_as($1, $2, $3, $4, $5, $6), set_config('app.origin', $7, true)`,
          values: [
            actor.user_id,
            actor.session_id,
            actor.rights_version,
            now,
            actor.sets_up === true,
            capability,
            origin,
          ],
        },
  )
}

function failWith(error: unknown): never {
  throw databaseProblem(error) ?? error
}
