import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { type Entry, type Journal, postJournals } from './post-journal.ts'

type Balance = {
  estate_id: string
  second_id: string
  code: string
  charge_id: string | null
  amount: number
  carried: string
  memo: string
}

/**
 * Transfers balances from the accounts of merged users to the same accounts of the remaining one: at the merge, and for
 * later postings such as reversals. Old postings stay.
 */
export async function carryAccounts(tx: Tx, second_ids: readonly string[]): Promise<void> {
  const { rows } = await sql<Balance>`
    select a.estate_id, u.id as second_id, a.code, p.charge_id, sum(p.amount)::bigint as amount,
      replace(a.code, u.id::text, u.merged_into::text) as carried,
      'Carried over from the account of ' || u.full_name || ', merged into that of ' || f.full_name as memo
    from users u join users f on f.id = u.merged_into
      join account a on a.code in (select k || ':' || u.id from unnest(${[...PERSONAL]}::text[]) k)
      join posting p on p.account_id = a.id
    where u.id = any (${[...second_ids]}::uuid[])
    group by 1, 2, 3, 4, f.id having sum(p.amount) <> 0
    order by 1, 2, 3, 4`.execute(tx)
  await postJournals(tx, journalsOf(rows, tx.now))
}

/** Accounts that belong to a person, see `accounts.ts`. */
const PERSONAL = ['payable', 'clearing', 'uncollected', 'receivable', 'credit', 'cash'] as const

function journalsOf(balances: readonly Balance[], now: Date): Journal[] {
  const ofEach = Map.groupBy(balances, ({ estate_id, second_id }) => `${second_id}/${estate_id}`)
  return [...ofEach].map(([of, theirs]) => ({
    key: `merge:${of}/${now.getTime()}:carried`,
    estate_id: theirs[0]?.estate_id ?? '',
    memo: theirs[0]?.memo ?? '',
    entries: theirs.flatMap(({ code, carried, amount, charge_id }): Entry[] => [
      lineOf(code, -amount, charge_id),
      lineOf(carried, amount, charge_id),
    ]),
  }))
}

const lineOf = (code: string, amount: number, charge_id: string | null): Entry =>
  charge_id ? [code, amount, charge_id] : [code, amount]
