import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

/** Locks an account until the commit, so that concurrent spending sees what is left. */
export async function lockAccount(tx: Tx, code: string): Promise<void> {
  await lockNamed(tx, 'fund', code)
}

/** The balance of an account before this transaction, debits positive; kobo. */
export async function storedBalance(
  tx: Tx,
  of: { estate_id: string; code: string },
  before?: string,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(d.debits - d.credits), 0)::bigint as balance
    from account a join account_day d on d.account_id = a.id
    where a.estate_id = ${of.estate_id} and a.code = ${of.code}
      ${before ? sql`and d.day < ${before}::date` : sql``}`.execute(tx)
  return rows[0]?.balance ?? 0
}
