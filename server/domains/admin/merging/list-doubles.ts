import { DoubleReason, type DoublesQuery, type LikelyDouble } from '@gida/contract/domains/admin/merging'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { readCounted } from '../../../platform/db/rows/pages.ts'
import { type AccountRow, accounts, presentAccount } from './accounts.ts'

/** More accounts than this with one name are treated as different people. */
const MOST_OF_A_NAME = 5

/** What accounts have in common. E-mail addresses are compared without case, dots and anything after a plus. */
const SHARED = sql`
  select id, 'EMAIL' as reason, replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@'
    || split_part(lower(email), '@', 2) as mark from users where email is not null
  union all
  select id, 'NAME', sort_name from (
    select id, sort_name, count(*) over (partition by sort_name) as namesakes from users where merged_into is null) n
  where namesakes between 2 and ${sql.lit(MOST_OF_A_NAME)}
  union all
  select user_id, 'BANK_ACCOUNT', bank_code || ' ' || account_number from payout_account where replaced_at is null
  union all
  select user_id, 'CARD', signature from payment_method where removed_at is null`

type Pair = { first_id: string; second_id: string; reasons: string[] }

/** Pairs of accounts that may belong to one person, by how much they have in common. Those that can never be merged are omitted. */
export async function listDoubles(tx: Tx, query: DoublesQuery): Promise<Page<LikelyDouble>> {
  const { rows: pairs, total } = await readCounted(query, async ({ page, limit }) => {
    const { rows } = await sql<Pair & { total: number }>`
    with person as (
      select id, role, created_at from users where merged_into is null and erased_at is null and role <> 'ADMIN'),
    shared as materialized (${SHARED})
    select f.id as first_id, s.id as second_id, array_agg(distinct a.reason) as reasons, count(*) over ()::int as total
    from shared a join shared b on (b.reason, b.mark) = (a.reason, a.mark) and b.id <> a.id
      join person f on f.id = a.id join person s on s.id = b.id and s.role = f.role
    where (f.created_at, f.id) < (s.created_at, s.id)
    group by 1, 2 order by count(distinct a.reason) desc, bool_and(a.reason = 'NAME'), 1, 2
    limit ${sql.lit(limit)} offset ${sql.lit((page - 1) * limit)}`.execute(tx)
    return rows
  })
  const ids = pairs.flatMap(({ first_id, second_id }) => [first_id, second_id])
  const rows = ids.length > 0 ? await accounts(tx).where('u.id', 'in', ids).execute() : []
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    data: pairs.flatMap((pair) => present(pair, known)),
    pagination: pagination(query, total),
  }
}

function present({ first_id, second_id, reasons }: Pair, known: Map<string, AccountRow>): LikelyDouble[] {
  const [first, second] = [known.get(first_id), known.get(second_id)]
  if (!first || !second) return []
  return [
    {
      id: `${first_id}.${second_id}`,
      first: presentAccount(first),
      second: presentAccount(second),
      reasons: z.array(DoubleReason).parse(reasons),
    },
  ]
}
