import { type Account, AccountKind, HELD_ACCOUNTS } from '@gida/contract/domains/books/trust'
import { type PageQuery, pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { balanceUntil, isOwn, kindBalances } from './balances.ts'

/** Kinds counted by debits: held, receivable and spent; all others by credits. */
const COUNTED_BY_DEBITS: readonly AccountKind[] = [...HELD_ACCOUNTS, 'RECEIVABLE', 'PROVIDER_FEES', 'LOSSES']

/** A balance (debits positive) with the sign in which its kind is counted. */
export const asCounted = (kind: AccountKind, balance: number): number =>
  COUNTED_BY_DEBITS.includes(kind) ? balance : 0 - balance

export type AccountRow = {
  id: number
  code: string
  kind: string
  lease_id: string | null
  name: string | null
  /** Debits are positive. */
  balance: number
}

type Source = RawBuilder<unknown>

/** Accounts by id and balance, with the person or tenancy named in their code. */
const named = (balances: Source): RawBuilder<AccountRow> => sql`
  select a.id, a.code, a.kind, x.lease_id, x.name, b.balance
  from (${balances}) b join account a on a.id = b.account_id
    cross join lateral (
      select substring(a.code from ':([0-9a-f-]{36})$')::uuid as id) s
    cross join lateral (
      select l.id as lease_id, coalesce((select full_name from users where id = s.id),
        (select name from vendor where id = s.id and a.code like '%:vendor:%'),
        coalesce((select full_name from users where id = l.tenant_id), l.tenant_name)
          || coalesce(', ' || (select name from unit where id = l.unit_id), '')) as name
      from (values (1)) one left join lateral (select * from lease where lease.id = s.id) l on true) x`

type Filter = PageQuery & { kind?: AccountKind | undefined; at?: string | undefined }

/** The accounts of an estate, largest first. Landlords see their own. */
export async function listAccounts(tx: Tx, actor: Actor, estate_id: string, query: Filter) {
  const kinds = query.kind ? [query.kind] : AccountKind.options
  const isLandlord = actor.role === 'LANDLORD'
  const all = sql`
    select * from (
      select b.account_id, ${balanceUntil(query.at)} as balance from account_balance b
      where b.estate_id = ${estate_id} and b.kind = any (${kinds}::text[]) and ${isLandlord ? isOwn : sql`true`}) f
    where balance <> 0`
  const balances = isLandlord || query.at ? all : largestOfKinds(estate_id, kinds, query.page * query.limit)
  const [rows, counted] = await together([
    named(sql`select * from (${balances}) f order by abs(balance) desc, account_id
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`).execute(tx),
    sql<{
      total: number
    }>`select ${isLandlord ? sql`count(*)` : sql`coalesce(sum(accounts), 0)::bigint`} as total
      from ${isLandlord ? sql`(${all})` : kindBalances(sql`select ${estate_id}::uuid`, kinds, query.at)} f`.execute(
      tx,
    ),
  ])
  const data = rows.rows.sort((a, b) => Math.abs(b.balance) - Math.abs(a.balance) || a.id - b.id)
  return { data: data.map(presentAccount), pagination: pagination(query, counted.rows[0]?.total ?? 0) }
}

/** An index provides the order within each kind. */
const largestOfKinds = (estate_id: string, kinds: readonly AccountKind[], most: number): Source => sql`
  select l.account_id, l.balance from unnest(${kinds}::text[]) w (kind) cross join lateral (
    select b.account_id, b.balance from account_balance b
    where b.estate_id = ${estate_id} and b.kind = w.kind and b.balance <> 0
    order by abs(b.balance) desc, b.account_id limit ${sql.lit(most)}) l`

/** One account with its balance; undefined if it was never used or is not visible to the actor. */
export async function findAccount(
  tx: Tx,
  of: { estate_id: string; code: string },
): Promise<AccountRow | undefined> {
  const { rows } = await named(sql`
    select a.id as account_id, coalesce((select balance from account_balance b where b.account_id = a.id), 0) as balance
    from account a where a.estate_id = ${of.estate_id} and a.code = ${of.code}`).execute(tx)
  return rows[0]
}

export function presentAccount({ code, kind, name, lease_id, balance }: AccountRow): Account {
  const known = AccountKind.parse(kind)
  return { code, kind: known, name, lease_id, balance: asCounted(known, balance) }
}
