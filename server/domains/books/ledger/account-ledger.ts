import type { AccountLedger } from '@gida/contract/domains/books/ledger'
import { type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { account } from '../../ledger/index.ts'
import { asCounted, findAccount, presentAccount } from './accounts-of-estate.ts'

/** Counting and paging limit. */
const MOST_COUNTED = 10_000

type Entry = {
  journal_id: string
  at: Date
  memo: string
  payment_id: string | null
  amount: number
  /** The sum of newer entries. */
  newer: number
}

/**
 * The entries of an account, newest first. Each balance is the stored balance less newer entries, so a page reads no more than it
 * skips.
 */
export async function getAccountLedger(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  query: PageQuery & { account?: string | undefined },
): Promise<AccountLedger> {
  const own = actor.role === 'LANDLORD' ? account.payable(actor.user_id) : account.clearing
  const code = query.account ?? own
  const found = await findAccount(tx, { estate_id, code })
  if (!found) {
    const none = { id: 0, code, kind: 'OTHER', lease_id: null, name: null, balance: 0 }
    return { account: presentAccount(none), data: [], pagination: pagination(query, 0) }
  }
  await elevateToSystem(tx) // a landlord who sees the account may see all its entries
  const [entries, counted] = await Promise.all([
    sql<Entry>`
      select p.journal_id, p.created_at as at, j.memo, j.payment_id, p.amount,
        coalesce(sum(p.amount) over (order by p.created_at desc, p.journal_id desc, p.line desc
          rows between unbounded preceding and 1 preceding), 0)::bigint as newer
      from posting p join journal j on j.id = p.journal_id
      where p.account_id = ${found.id}
      order by p.created_at desc, p.journal_id desc, p.line desc
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(tx),
    sql<{ n: number }>`
      select count(*) as n from (
        select from posting where account_id = ${found.id} limit ${MOST_COUNTED + 1}) e`.execute(tx),
  ])
  const shown = presentAccount(found)
  const total = counted.rows[0]?.n ?? 0
  return {
    account: shown,
    data: entries.rows.map(({ newer, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      balance: asCounted(shown.kind, found.balance - newer),
    })),
    pagination: pagination(query, Math.min(total, MOST_COUNTED), total > MOST_COUNTED),
  }
}
