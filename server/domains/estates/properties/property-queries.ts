import type { Debt } from '@gida/contract/domains/charges/debt'
import { debtEdges } from '@gida/contract/domains/charges/debt-days'
import { lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, rollupScope, scopeOf } from '../../../platform/access/scope.ts'
import { debtOf } from '../../../platform/db/columns/debt-columns.ts'
import { arrearsByDay, chargesByDay } from '../../../platform/db/columns/rollup-days.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, MOST_COUNTED } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { isManaged } from '../is-managed.ts'
import { seesWhole } from '../policy.ts'
import { lockUnitsOf } from '../units/lock-units.ts'

export type PropertyFilter = { estate_id?: string; search?: string; archived?: 'true' | 'false' }

/** The property's units visible to the actor, and how many are let. */
function countsFor(actor: Actor) {
  type Counts = { units: number; occupied: number }
  return seesWhole(actor)
    ? sql<Counts>`(select property.unit_count as units, property.occupied_count as occupied)`.as('counts')
    : sql<Counts>`(select count(*) as units, count(*) filter (where u.status = 'OCCUPIED') as occupied
        from unit u where u.property_id = property.id and u.archived_at is null)`.as('counts')
}

/** Debts and tenants in arrears: from daily rollups, or for a property manager from their own units. */
function debtsFor(actor: Actor, today: string) {
  type Debts = { debt: Debt; tenants_in_arrears: number }
  const isTheirs = actor.role === 'LANDLORD' ? sql`landlord_id = ${actor.user_id}` : sql`true`
  const kept = sql<SqlBool>`scope_id = property.id and ${isTheirs}`
  const [days, oldest] = seesWhole(actor)
    ? [
        sql`${chargesByDay(kept, debtEdges(today))} k where true`,
        sql`${arrearsByDay(kept, [today])} k where true`,
      ]
    : [
        sql`charge where property_id = property.id`,
        sql`(select oldest_due, 1 as count from tenancy where property_id = property.id) t where true`,
      ]
  return sql<Debts>`(
    select (select ${debtOf(today)} from ${days} and open_amount > 0) as debt,
      (select coalesce(sum(count), 0)::bigint from ${oldest} and oldest_due < ${today}::date) as tenants_in_arrears)`.as(
    'debts',
  )
}

/** Properties with occupancy and debts, filtered by row-level security. */
const properties = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('property')
    .innerJoin('estate', 'estate.id', 'property.estate_id')
    .leftJoin('users as landlord', 'landlord.id', 'property.landlord_id')
    .innerJoinLateral(countsFor(actor), (join) => join.onTrue())
    .innerJoinLateral(debtsFor(actor, lagosDay(tx.now)), (join) => join.onTrue())
    .select([
      'property.id',
      'property.estate_id',
      'property.name',
      'property.address',
      'property.property_type',
      'property.landlord_id',
      'property.archived_at',
      'estate.name as estate_name',
      'landlord.full_name as landlord_name',
      'counts.units as unit_count',
      'counts.occupied as occupied_count',
      'debts.debt',
      'debts.tenants_in_arrears',
    ])
    .select([
      sql<boolean>`app.subaccount_of(property.landlord_id) is not null`.as('has_payout_account'),
      isManaged('property'),
    ])
export type PropertyRow = Awaited<ReturnType<typeof getProperty>>

export async function getProperty(tx: Tx, actor: Actor, id: string) {
  return orNotFound(await properties(tx, actor).where('property.id', '=', id).executeTakeFirst())
}

/**
 * Locks a property and its units until the transaction ends, so that none is let meanwhile: units first, the same order as letting.
 * 404 if the actor may not change it.
 */
export async function lockProperty(tx: Tx, id: string) {
  await lockUnitsOf(tx, { property_id: id })
  return orNotFound(
    await tx.selectFrom('property').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** What must be known of properties before adding units; those the actor does not see are missing. */
export function findPropertiesForUnits(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('property')
    .select(['id', 'estate_id', 'name', 'landlord_id', 'archived_at', isManaged('property')])
    .where('id', 'in', ids)
    .execute()
}

/** A page of properties by name. A search counts up to `MOST_COUNTED` and then reports `more`. */
export async function listProperties(
  tx: Tx,
  actor: Actor,
  filter: PropertyFilter,
  query: PageQuery,
): Promise<{ rows: PropertyRow[]; total: number; more: boolean }> {
  const [found, counted] = await Promise.all([
    findPage(tx, filter, query),
    filter.search ? null : countProperties(tx, actor, filter),
  ])
  const { ids, total, more } = found
  const rows =
    ids.length === 0
      ? []
      : await properties(tx, actor)
          .where(sql<boolean>`property.id = any (${ids}::uuid[])`)
          .orderBy(asFound('property.id', ids))
          .execute()
  return { rows, total: counted ?? total ?? 0, more }
}

async function findPage(tx: Tx, filter: PropertyFilter, { page, limit }: PageQuery): Promise<FoundPage> {
  const { estate_id = null, search = null } = filter
  const { rows } = await sql<FoundPage>`
    select * from app.find_properties(${estate_id}, ${filter.archived === 'true'}, ${search},
      ${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : null})`.execute(tx)
  return rows[0] as FoundPage
}

/** From rollups if they match what the actor sees, else by counting rows. */
async function countProperties(tx: Tx, actor: Actor, filter: PropertyFilter): Promise<number> {
  const kept = rollupScope(scopeOf(actor, filter.estate_id), filter.estate_id)
  const isArchived = filter.archived === 'true'
  if (kept) {
    const { total } = await tx
      .selectFrom('property_count')
      .where(sql<boolean>`scope_id = any (${kept})`)
      .where('is_archived', '=', isArchived)
      .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  let fitting = tx
    .selectFrom('property')
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .where(inScope(scopeOf(actor), { estate: 'estate_id', landlord: 'landlord_id', property: 'id' }))
  if (filter.estate_id) fitting = fitting.where('estate_id', '=', filter.estate_id)
  const { total } = await fitting
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
