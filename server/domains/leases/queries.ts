import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { scopeOf } from '../estates/index.ts'
import { charges } from '../payments/index.ts'

export type LeaseFilter = { estate_id?: string; unit_id?: string; tenant_id?: string; status?: LeaseStatus }

/** Leases with the names that belong to them. Row-level security says which. */
const leases = (tx: Tx) =>
  tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .innerJoin('users as tenant', 'tenant.id', 'lease.tenant_id')
    .selectAll('lease')
    .select(['estate.name as estate_name', 'unit.name as unit_name', 'tenant.full_name as tenant_name'])
export type LeaseRow = Awaited<ReturnType<typeof getLease>>

export async function getLease(tx: Tx, id: string) {
  return orNotFound(await leases(tx).where('lease.id', '=', id).executeTakeFirst())
}

export function getChargesOfLease(tx: Tx, lease_id: string) {
  return charges(tx)
    .where('charge.lease_id', '=', lease_id)
    .orderBy('charge.due_date')
    .orderBy('charge.id')
    .execute()
}

function fitting(tx: Tx, filter: LeaseFilter) {
  let wanted = tx.selectFrom('lease')
  if (filter.estate_id) wanted = wanted.where('estate_id', '=', filter.estate_id)
  if (filter.unit_id) wanted = wanted.where('unit_id', '=', filter.unit_id)
  if (filter.tenant_id) wanted = wanted.where('tenant_id', '=', filter.tenant_id)
  if (filter.status) wanted = wanted.where('status', '=', filter.status)
  return wanted
}

/** A tenant's are those they live by; everybody else's are those of the units they look after. */
const scope = (actor: Actor) =>
  actor.role === 'TENANT'
    ? sql<boolean>`tenant_id = ${actor.user_id}`
    : scopeOf(actor, { estate: 'estate_id', landlord: 'landlord_id', unit: 'unit_id' })

/** Newest first. */
export async function listLeases(
  tx: Tx,
  actor: Actor,
  filter: LeaseFilter,
  query: PageQuery,
): Promise<{ rows: LeaseRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    leases(tx)
      .where('lease.id', 'in', idsOfPage(tx, actor, filter, query))
      .orderBy('lease.created_at', 'desc')
      .orderBy('lease.id', 'desc')
      .execute(),
    fitting(tx, filter)
      .where(scope(actor))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** For a manager of several estates the newest of each are merged: an index gives the order within one estate only. */
function idsOfPage(tx: Tx, actor: Actor, filter: LeaseFilter, { page, limit }: PageQuery) {
  const offset = (page - 1) * limit
  const narrow = filter.estate_id || filter.unit_id || filter.tenant_id
  if (actor.role !== 'ESTATE_MANAGER' || narrow) {
    return fitting(tx, filter)
      .where(scope(actor))
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
  }
  const newestOfEach = fitting(tx, filter)
    .where(sql<boolean>`estate_id = mine.estate_id`)
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(offset + limit)
    .as('lease')
  return tx
    .selectFrom(
      sql<{ estate_id: string }>`unnest((select app.managed_estates())::uuid[])`.as<'mine'>(
        sql`mine (estate_id)`,
      ),
    )
    .innerJoinLateral(newestOfEach, (join) => join.onTrue())
    .select('lease.id')
    .orderBy('lease.created_at', 'desc')
    .orderBy('lease.id', 'desc')
    .limit(limit)
    .offset(offset)
}
