import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import type { UserRow } from '../users/index.ts'

const WINDOW_MINUTES = 15
const MOST_PER_ACCOUNT = 10
const MOST_PER_ADDRESS = 50

/** Under which name a person's failures are counted, however they named themselves. */
export const nameOf = ({ id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>): string =>
  email ?? phone ?? id

/** Refuses a sign-in, even a right one, after too many failures of the account or from the address. */
export async function refuseGuessing(tx: Tx, email: string, address: string): Promise<void> {
  const since = new Date(tx.now.getTime() - WINDOW_MINUTES * 60_000)
  const failures = await sql<{ of_account: number; of_address: number; oldest: Date | null }>`
    select (select count(*) from sign_in_failure where email = ${email} and at > ${since}) as of_account,
           (select count(*) from sign_in_failure where address = ${address} and at > ${since}) as of_address,
           (select min(at) from sign_in_failure
            where (email = ${email} or address = ${address}) and at > ${since}) as oldest`.execute(tx)
  const found = failures.rows[0]
  if (!found || (found.of_account < MOST_PER_ACCOUNT && found.of_address < MOST_PER_ADDRESS)) return
  const freeAt = (found.oldest ?? tx.now).getTime() + WINDOW_MINUTES * 60_000
  throw new Problem('TOO_MANY_REQUESTS', {
    retryAfter: Math.max(1, Math.ceil((freeAt - tx.now.getTime()) / 1000)),
  })
}

export async function rememberFailure(tx: Tx, email: string, address: string): Promise<void> {
  await tx.insertInto('sign_in_failure').values({ email, address }).execute()
}

export async function forgetFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('email', '=', email).execute()
}
