import { type Account, AccountKind, HELD_ACCOUNTS } from '@gida/contract/domains/books/trust'
import { type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseDeepPage } from '../../../platform/db/pages.ts'

/** What is held, owed to us and spent is counted up by debits; the rest by credits. */
const COUNTED_BY_DEBITS: readonly AccountKind[] = [...HELD_ACCOUNTS, 'RECEIVABLE', 'PROVIDER_FEES', 'LOSSES']

/** A balance, + is debit, as the kind of its account counts it. */
export const asCounted = (kind: AccountKind, balance: number): number =>
  COUNTED_BY_DEBITS.includes(kind) ? balance : 0 - balance

export type AccountRow = {
  id: number
  code: string
  kind: string
  lease_id: string | null
  name: string | null
  /** + is debit. */
  balance: number
}

/** Whose account it is: the person or the tenancy in its code. */
const NAMED = sql`
  account a
  left join lateral (select case when a.code ~ ':[0-9a-f-]{36}$' then split_part(a.code, ':', 2)::uuid end as id) s on true
  left join users u on u.id = s.id
  left join lease l on l.id = s.id
  left join users t on t.id = l.tenant_id
  left join unit h on h.id = l.unit_id`
const NAME = sql`coalesce(u.full_name, coalesce(t.full_name, l.tenant_name) || coalesce(', ' || h.name, ''))`

type Filter = PageQuery & { kind?: AccountKind | undefined; at?: string | undefined }

/** The accounts of an estate, the largest first; row-level security says which. */
export async function listAccounts(tx: Tx, estate_id: string, query: Filter) {
  refuseDeepPage(query)
  const { rows } = await sql<AccountRow & { total: number }>`
    with b as (
      select a.id, sum(d.debits - d.credits)::bigint as balance, count(*) over () as total
      from account a join account_day d on d.account_id = a.id
      where a.estate_id = ${estate_id}
        ${query.kind ? sql`and a.kind = ${query.kind}` : sql``}
        ${query.at ? sql`and d.day <= ${query.at}::date` : sql``}
      group by a.id having sum(d.debits - d.credits) <> 0
      order by abs(sum(d.debits - d.credits)) desc, a.id
      limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select a.id, a.code, a.kind, l.id as lease_id, ${NAME} as name, b.balance, b.total
    from b join ${NAMED} on a.id = b.id
    order by abs(b.balance) desc, a.id`.execute(tx)
  return { data: rows.map(presentAccount), pagination: pagination(query, rows[0]?.total ?? 0) }
}

/** One account with its balance now; nothing where nothing was ever booked, or where it is not the actor's to see. */
export async function findAccount(
  tx: Tx,
  of: { estate_id: string; code: string },
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.code, a.kind, l.id as lease_id, ${NAME} as name,
      (select coalesce(sum(d.debits - d.credits), 0)::bigint from account_day d where d.account_id = a.id) as balance
    from ${NAMED} where a.estate_id = ${of.estate_id} and a.code = ${of.code}`.execute(tx)
  return rows[0]
}

export function presentAccount({ code, kind, name, lease_id, balance }: AccountRow): Account {
  const known = AccountKind.parse(kind)
  return { code, kind: known, name, lease_id, balance: asCounted(known, balance) }
}
