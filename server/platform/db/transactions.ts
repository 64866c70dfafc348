import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock/clock.ts'
import { problem } from '../errors/problem.ts'
import { originNow, throwIfSuperseded } from '../log/unhandled-rejections.ts'
import { BeforeCommitSteps } from './before-commit.ts'
import { onClient, sendInOne } from './connections/connection.ts'
import { bindTo, TransactionConnection } from './connections/transaction-connection.ts'
import { Notices } from './notices/notices.ts'
import { databaseProblem, isReadOnly } from './problems.ts'
import type { DB } from './schema/generated.ts'

/** An open transaction of one actor. */
export type Tx = Kysely<DB> & {
  /** The transaction's time; code inside it must not read a clock. */
  readonly now: Date
  /** Identifies the server's own program to the database, for the few statements that only it may run. */
  readonly capability: string
  /** Sent to other processes after the commit. */
  readonly notices: Notices
  /** Runs last, right before the commit. */
  readonly last: BeforeCommitSteps<Tx>
}

/** Runs `work` in one transaction as `actor`; commits when it returns, rolls back when it throws. */
export type Transact = <T>(actor: Actor | 'system', work: (tx: Tx) => Promise<T>) => Promise<T>

type Acts = { clock: Clock; capability: string; prepares: boolean; committed(notices: Notices): void }

export function transactionsOn(pool: pg.Pool, { clock, capability, prepares, committed }: Acts): Transact {
  return async function transaction<T>(actor: Actor | 'system', work: (tx: Tx) => Promise<T>): Promise<T> {
    throwIfSuperseded()
    const client = await pool.connect().catch(failWith)
    const now = clock.now()
    const notices = new Notices()
    const last = new BeforeCommitSteps<Tx>()
    const acting = { actor, now, capability, prepares }
    const connection = new TransactionConnection(onClient(client, prepares))
    let broken = false
    sendInOne(client)
    try {
      // Await both, whatever becomes of the other, even if the work throws before its first query.
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
      if (opened.status === 'rejected') throw opened.reason // report the first error
      if (done.status === 'rejected') throw done.reason
      throwIfSuperseded()
      const { command } = await client.query('commit')
      if (command !== 'COMMIT')
        throw new Error('A failed statement was passed over, and all was rolled back.')
      committed(notices)
      return done.value
    } catch (error) {
      broken = await client.query('rollback').then(
        () => false,
        () => true,
      )
      if (!isReadOnly(error)) return failWith(error)
      if (actor !== 'system' && actor.admin_id) throw problem('IMPERSONATION_CLOSED')
      broken = true // connected to what is now a standby; the next connection may reach the primary
      return failWith(error)
    } finally {
      client.release(broken)
    }
  }
}

type Acting = { actor: Actor | 'system'; now: Date; capability: string; prepares: boolean }

/** `BEGIN`, the actor and the origin are sent together with the first query, before any of them is answered. */
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

export function failWith(error: unknown): never {
  throw databaseProblem(error) ?? error
}
