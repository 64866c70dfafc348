import type { TenantQuery } from '@gida/contract/domains/leases/tenant'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, rollupScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** Total of a tenant list: from rollups, or counted if filtered by arrears. */
export async function tenantTotal(tx: Tx, actor: Actor, query: TenantQuery, today: Day): Promise<number> {
  const kept = query.late ? null : rollupScope(scopeOf(actor, query.estate_id), query.estate_id)
  const { rows } = kept
    ? await sql<{ total: number }>`
        select coalesce(sum(count), 0)::bigint as total from tenant_count
        where scope_id = any (${kept}) and ${daysOfHistory(query, today)}`.execute(tx)
    : await sql<{ total: number }>`
        select count(*) as total from tenancy h
        where ${payableUnitsOf(actor)} and ${sql.join(conditions(query, today), sql` and `)}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** The tenancies in the actor's list. */
const payableUnitsOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'h.estate_id',
    landlord: 'h.landlord_id',
    agent: sql`h.id = any ((select app.assigned_tenancies())::uuid[])`,
  })

/** Filters on a tenancy row, apart from scope. */
function conditions(query: TenantQuery, today: Day): RawBuilder<SqlBool>[] {
  const found: RawBuilder<SqlBool>[] = [sql`true`]
  if (query.estate_id) found.push(sql`h.estate_id = ${query.estate_id}`)
  if (query.state === 'CURRENT') found.push(sql`h.live_until is not null`)
  if (query.state === 'PAST') found.push(sql`h.live_until is null`)
  if (query.late) found.push(sql`h.oldest_due < ${today}::date`)
  if (query.ends_within) {
    found.push(
      sql`h.live_until >= ${today}::date and h.live_until <= ${addDays(today, query.ends_within)}::date`,
    )
  }
  return found
}

function daysOfHistory({ state, ends_within }: TenantQuery, today: Day): RawBuilder<SqlBool> {
  const wanted: RawBuilder<SqlBool>[] = [sql`true`]
  if (state === 'PAST') wanted.push(sql`not is_live`)
  if (state === 'CURRENT' || ends_within) wanted.push(sql`is_live`)
  if (ends_within) wanted.push(sql`day between ${today}::date and ${addDays(today, ends_within)}::date`)
  return sql.join(wanted, sql` and `)
}
