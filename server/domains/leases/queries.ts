import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { chargesOf } from '../charges/index.ts'
import { findLeases, type LeaseFilter } from './find-leases.ts'

/** A lease's units in order, and their names: `Flat 1 and Flat 2`. */
const unitsOfLease = sql<{ unit_ids: string[]; unit_name: string }>`(
  select coalesce(array_agg(lu.unit_id order by lu.position), '{}') as unit_ids,
    coalesce(string_agg(u.name, ' and ' order by lu.position), '') as unit_name
  from lease_unit lu left join unit u on u.id = lu.unit_id
  where lu.lease_id = lease.id)`.as('let_units')

/** Leases with the names they refer to, subject to row-level security. */
const leases = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .leftJoin('users as tenant', 'tenant.id', 'lease.tenant_id')
    .innerJoinLateral(unitsOfLease, (join) => join.onTrue())
    .selectAll('lease')
    .select(['estate.name as estate_name', 'let_units.unit_ids', 'let_units.unit_name'])
    .select(sql<string>`coalesce(tenant.full_name, lease.tenant_name, '')`.as('tenant_name'))
    .select(
      sql<
        string | null
      >`(select s.id from lease s where s.follows_id = lease.id and s.status <> 'TERMINATED')`.as(
        'followed_by_id',
      ),
    )
export type LeaseRow = Awaited<ReturnType<typeof getLease>>

export async function getLease(tx: Tx, id: string) {
  return orNotFound(await leases(tx).where('lease.id', '=', id).executeTakeFirst())
}

export function getChargesOfLease(tx: Tx, lease_id: string) {
  return chargesOf(tx, { lease_id }, 'all').execute()
}

/** A person's leases visible to an actor, newest first; no drafts. */
export function getLeasesOfTenant(tx: Tx, actor: Actor, tenant_id: string): Promise<LeaseRow[]> {
  return leases(tx)
    .where('lease.tenant_id', '=', tenant_id)
    .where(sql<boolean>`app.tenant_shown(lease) is not null`)
    .where('lease.id', 'in', tx.selectFrom('lease').select('id').where(leasesOf(actor)))
    .orderBy('lease.start_date', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(100)
    .execute()
}

/** An actor's leases: tenants see their own, everybody else those of their units. */
export const leasesOf = (actor: Actor) =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    tenant: 'tenant_id',
    agent: sql`id = any ((select app.assigned_leases())::uuid[])`,
  })

/** Newest first; leases that end soon by end date. */
export async function listLeases(
  tx: Tx,
  actor: Actor,
  filter: LeaseFilter,
  query: PageQuery,
): Promise<{ rows: LeaseRow[]; total: number; more: boolean }> {
  const { ids, total, more } = await findLeases(tx, actor, filter, query)
  const rows = ids.length
    ? await leases(tx).where('lease.id', 'in', ids).orderBy(asFound('lease.id', ids)).execute()
    : []
  return { rows, total, more }
}
