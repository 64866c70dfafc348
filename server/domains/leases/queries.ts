import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { newestOfEstates, refuseDeepPage } from '../../platform/db/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { chargeRows } from '../charges/index.ts'

export type LeaseFilter = {
  estate_id?: string
  unit_id?: string
  tenant_id?: string
  status?: LeaseStatus
  /** Active, and over within so many days. */
  ends_within?: number
}

/** The units of a lease in their order, and their names: `Flat 1 and Flat 2`. */
const unitsOfLease = sql<{ unit_ids: string[]; unit_name: string }>`(
  select coalesce(array_agg(lu.unit_id order by lu.position), '{}') as unit_ids,
    coalesce(string_agg(u.name, ' and ' order by lu.position), '') as unit_name
  from lease_unit lu left join unit u on u.id = lu.unit_id
  where lu.lease_id = lease.id)`.as('let_units')

/** Leases with the names that belong to them. Row-level security says which. */
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
  return chargeRows(tx)
    .where('charge.lease_id', '=', lease_id)
    .orderBy('charge.due_date')
    .orderBy('charge.id')
    .execute()
}

/** What a person has or had of leases within an actor's sight, newest first; never a draft. */
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

function fitting(tx: Tx, filter: LeaseFilter) {
  let wanted = tx.selectFrom('lease')
  if (filter.estate_id) wanted = wanted.where('estate_id', '=', filter.estate_id)
  if (filter.unit_id) {
    const { unit_id } = filter
    wanted = wanted.where('id', 'in', (eb) =>
      eb.selectFrom('lease_unit').select('lease_id').where('unit_id', '=', unit_id),
    )
  }
  if (filter.tenant_id) wanted = wanted.where('tenant_id', '=', filter.tenant_id)
  if (filter.status) wanted = wanted.where('status', '=', filter.status)
  if (filter.ends_within) {
    const today = lagosDay(tx.now)
    wanted = wanted
      .where('status', '=', 'ACTIVE')
      .where('end_date', '>=', today)
      .where('end_date', '<=', addDays(today, filter.ends_within))
  }
  return wanted
}

/** Which leases are an actor's: a tenant's those they live by, everybody else's those of the units they look after. */
export const leasesOf = (actor: Actor) =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    tenant: 'tenant_id',
    agent: sql`id = any ((select app.assigned_leases())::uuid[])`,
  })

/** A list is walked no further; beyond it there are more. */
const MOST_COUNTED = 10_000

/** Newest first; those that end soon by the day on which they do. */
export async function listLeases(
  tx: Tx,
  actor: Actor,
  filter: LeaseFilter,
  query: PageQuery,
): Promise<{ rows: LeaseRow[]; total: number; more: boolean }> {
  refuseDeepPage(query)
  const fit = fitting(tx, filter).where(leasesOf(actor)).select('id')
  const [rows, { found }] = await Promise.all([
    leases(tx)
      .where('lease.id', 'in', idsOfPage(tx, actor, filter, query))
      .$if(filter.ends_within !== undefined, (asked) => asked.orderBy('lease.end_date'))
      .orderBy('lease.created_at', 'desc')
      .orderBy('lease.id', 'desc')
      .execute(),
    tx
      .selectFrom(fit.limit(sql.lit(MOST_COUNTED + 1)).as('fit'))
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED }
}

function idsOfPage(tx: Tx, actor: Actor, filter: LeaseFilter, query: PageQuery) {
  const narrow = filter.estate_id || filter.unit_id || filter.tenant_id || filter.ends_within
  if (actor.role !== 'ESTATE_MANAGER' || narrow) {
    return fitting(tx, filter)
      .where(leasesOf(actor))
      .select('id')
      .$if(filter.ends_within !== undefined, (asked) => asked.orderBy('end_date'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
  }
  return newestOfEstates(fitting(tx, filter).select(['id', 'created_at', 'estate_id']), query)
}
