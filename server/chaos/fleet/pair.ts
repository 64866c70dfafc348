import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded/embedded.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { makeStandby } from '../../testing/servers/make-standby.ts'
import { postmasterOf } from '../surroundings.ts'
import { until } from '../until.ts'
import { openLine } from './line.ts'

const WITHIN_SECONDS = 60
/** Enough WAL for a standby that is being created. */
const KEEPS = { wal_keep_size: '1GB' }
const FROZEN_MS = 2_000

/** Two PostgreSQL servers with synchronous replication, and one address that leads to the primary. */
export type Pair = {
  /** As superuser, on the database `postgres`. */
  url: string
  /** Kills the primary, sometimes after freezing it, and promotes the standby. Returns a function that waits for a new standby. */
  failOver(isFrozenBefore: boolean): Promise<() => Promise<void>>
  /** Kills the primary and restarts it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startPair(folder: string): Promise<Pair> {
  let made = 0
  const place = () => join(folder, `postgres-${++made}`)
  let first = await startEmbeddedPostgres(place(), 0, KEEPS)
  let second = await followWith(first, place())
  let following: Promise<void> = Promise.resolve()
  let turn: Promise<unknown> = Promise.resolve()
  /** Serialises actions: a failover during a restart would remove its folder. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => {}) // the caller sees the error
    return done
  }
  const line = await openLine(() => portOf(first))

  return {
    url: Object.assign(new URL(first.url), { port: line.port }).toString(),
    failOver: (isFrozenBefore) =>
      inTurn(async () => {
        await following // the previous standby
        const dead = first
        const processes = await processesOf(dead)
        if (isFrozenBefore) {
          for (const id of processes) process.kill(id, 'SIGSTOP')
          await pause(FROZEN_MS)
        }
        for (const id of await processesOf(dead)) process.kill(id, 'SIGKILL') // make sure it is gone (fencing)
        await withClient(second.url, (client) => client.query('select pg_promote(true, 30)'))
        first = second
        following = (async () => {
          await rm(dead.home, { recursive: true, force: true })
          second = await followWith(first, place())
        })()
        following.catch(() => {}) // the caller waiting for it sees the error
        return () => following
      }),
    kill: () =>
      inTurn(async () => {
        await following
        process.kill(postmasterOf(first.home), 'SIGKILL')
        await pause(500)
        await first.start(KEEPS)
      }),
    stop: async () => {
      await following.catch(() => {})
      await line.close()
      for (const one of [first, second]) process.kill(postmasterOf(one.home), 'SIGQUIT') // no clean shutdown is needed
    },
  }
}

const portOf = ({ url }: EmbeddedPostgres) => Number(new URL(url).port)

/** A standby with synchronous replication: from then on no commit succeeds without it. */
async function followWith(first: EmbeddedPostgres, folder: string): Promise<EmbeddedPostgres> {
  const second = await makeStandby(first, folder, KEEPS)
  await withClient(first.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'second'`)
    await client.query('select pg_reload_conf()')
    const follows = async () => {
      const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`)
      return rows.length === 1
    }
    await until('the standby follows', follows, WITHIN_SECONDS)
  })
  return second
}

/** The postmaster and its children, to freeze or kill a whole machine. */
async function processesOf({ home }: EmbeddedPostgres): Promise<number[]> {
  const head = postmasterOf(home)
  const children = await readFile(`/proc/${head}/task/${head}/children`, 'utf8')
  return [head, ...children.split(' ').filter(Boolean).map(Number)]
}
