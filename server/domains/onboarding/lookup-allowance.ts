import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'

const WINDOW_MS = 3_600_000
const MOST = 10

/**
 * Spends one of ten tries an hour of having a bank asked whose an account is: each costs money, and could be used to
 * learn strangers' names. It is spent whatever the bank will answer.
 */
export async function spendLookup(tx: Tx, user_id: string, purpose: 'VERIFY' | 'SETUP'): Promise<void> {
  const since = new Date(tx.now.getTime() - WINDOW_MS)
  await sql`select pg_advisory_xact_lock(hashtextextended('account_lookup:' || ${user_id}, 0))`.execute(tx)
  await tx.deleteFrom('account_lookup').where('user_id', '=', user_id).where('at', '<=', since).execute()
  const spent = await tx
    .selectFrom('account_lookup')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  if (spent.count >= MOST) {
    const freeAt = (spent.oldest ?? tx.now).getTime() + WINDOW_MS
    throw new Problem('TOO_MANY_REQUESTS', {
      message: 'You have checked many accounts this hour. Wait a little, then try again.',
      retryAfter: Math.max(1, Math.ceil((freeAt - tx.now.getTime()) / 1000)),
    })
  }
  await tx.insertInto('account_lookup').values({ user_id, purpose }).execute()
}
