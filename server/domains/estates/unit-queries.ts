import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import { lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { seesWhole } from './policy.ts'
import { containing, scopeOf } from './scope.ts'

export type UnitFilter = {
  estate_id?: string
  property_id?: string
  status?: UnitStatus
  search?: string
  sort?: UnitSort
}
type SortField = 'name' | 'created_at' | 'rent_amount'
type UnitSort = SortField | `-${SortField}`

/** The tenancy that runs; else the next one; else the last one that nobody has ended. */
const tenancy = (today: string) =>
  sql<{ id: string; tenant_id: string; tenant_name: string | null; end_date: string }>`(
    select l.id, l.tenant_id, t.full_name as tenant_name, l.end_date
    from lease l left join users t on t.id = l.tenant_id
    where l.unit_id = unit.id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')
    order by l.end_date >= ${today} desc, case when l.end_date >= ${today} then l.start_date end, l.end_date desc
    limit 1)`.as('tenancy')

/** What has fallen due and is not paid, and the earliest due day of all that is open. */
const debts = (today: string) =>
  sql<{ owed: number; oldest_due: string | null }>`(
    select coalesce(sum(c.open_amount) filter (where c.due_date <= ${today}), 0)::bigint as owed,
      min(c.due_date) as oldest_due
    from charge c where c.unit_id = unit.id and c.open_amount > 0)`.as('debts')

/** Units with their tenancy and their debts. Row-level security says which. */
const units = (tx: Tx) => {
  const today = lagosDay(tx.now)
  return tx
    .selectFrom('unit')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .innerJoin('estate', 'estate.id', 'unit.estate_id')
    .leftJoinLateral(tenancy(today), (join) => join.onTrue())
    .innerJoinLateral(debts(today), (join) => join.onTrue())
    .selectAll('unit')
    .select([
      'estate.name as estate_name',
      'estate.status as estate_status',
      'property.name as property_name',
      'tenancy.id as lease_id',
      'tenancy.tenant_id',
      'tenancy.tenant_name',
      'tenancy.end_date as lease_end',
      'debts.owed',
      'debts.oldest_due',
    ])
    .select(sql<boolean>`unit.estate_id = any ((select app.managed_estates())::uuid[])`.as('is_managed'))
}
export type UnitRow = Awaited<ReturnType<typeof getUnit>>

export async function getUnit(tx: Tx, id: string) {
  return orNotFound(await units(tx).where('unit.id', '=', id).executeTakeFirst())
}

export async function getUnitsOfProperty(tx: Tx, property_id: string): Promise<UnitRow[]> {
  return units(tx).where('unit.property_id', '=', property_id).orderBy('unit.sort_name').execute()
}

/** Three letters at least, or every tenant's name would have to be read. */
const SHORTEST_NAME = 3

/** Units that fit the filter, before it is asked whose they are. */
function fitting(tx: Tx, actor: Actor, filter: UnitFilter) {
  let units = tx.selectFrom('unit')
  if (filter.estate_id) units = units.where('estate_id', '=', filter.estate_id)
  if (filter.property_id) units = units.where('property_id', '=', filter.property_id)
  if (filter.status) units = units.where('status', '=', filter.status)
  if (filter.search) {
    const text = containing(filter.search)
    const byName = sql<boolean>`search_text like ${text}`
    const estates = actor.role === 'ADMIN' ? sql`null` : sql`app.my_estates()`
    const byTenant = sql<boolean>`id in (select app.units_let_to(${text}, ${estates}))`
    units = units.where(
      filter.search.length < SHORTEST_NAME ? byName : sql<boolean>`(${byName} or ${byTenant})`,
    )
  }
  return units
}

const scope = (actor: Actor) => scopeOf(actor, { estate: 'estate_id', landlord: 'landlord_id', unit: 'id' })

const COLUMNS = { name: 'sort_name', created_at: 'created_at', rent_amount: 'rent_amount' } as const

export async function listUnits(
  tx: Tx,
  actor: Actor,
  filter: UnitFilter,
  query: PageQuery,
): Promise<{ rows: UnitRow[]; total: number }> {
  const sort = filter.sort ?? 'name'
  const order = sort.startsWith('-') ? 'desc' : 'asc'
  const column = COLUMNS[sort.replace('-', '') as SortField]
  const [rows, total] = await Promise.all([
    units(tx)
      .where('unit.id', 'in', idsOfPage(tx, actor, filter, query, column, order))
      .orderBy(`unit.${column}`, order)
      .orderBy('unit.id', order)
      .execute(),
    countUnits(tx, actor, filter),
  ])
  return { rows, total }
}

/**
 * An index gives the order within one estate, never across an array of them. So the first units of each estate are
 * merged, and no more than a page of each is read.
 */
function idsOfPage(
  tx: Tx,
  actor: Actor,
  filter: UnitFilter,
  { page, limit }: PageQuery,
  column: (typeof COLUMNS)[SortField],
  order: 'asc' | 'desc',
) {
  const offset = (page - 1) * limit
  if (actor.role !== 'ESTATE_MANAGER' || filter.estate_id || filter.property_id) {
    return fitting(tx, actor, filter)
      .where(scope(actor))
      .select('id')
      .orderBy(column, order)
      .orderBy('id', order)
      .limit(limit)
      .offset(offset)
  }
  const firstOfEach = fitting(tx, actor, filter)
    .where(sql<boolean>`estate_id = mine.estate_id`)
    .select(['id', column])
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(offset + limit)
    .as('unit')
  return tx
    .selectFrom(
      sql<{ estate_id: string }>`unnest((select app.managed_estates())::uuid[])`.as<'mine'>(
        sql`mine (estate_id)`,
      ),
    )
    .innerJoinLateral(firstOfEach, (join) => join.onTrue())
    .select('unit.id')
    .orderBy(`unit.${column}`, order)
    .orderBy('unit.id', order)
    .limit(limit)
    .offset(offset)
}

/** The counts that properties keep, where they answer the question; counted one by one under a narrower filter. */
async function countUnits(tx: Tx, actor: Actor, filter: UnitFilter): Promise<number> {
  if (filter.status || filter.search || !seesWhole(actor)) {
    const counted = await fitting(tx, actor, filter)
      .where(scope(actor))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return counted.total
  }
  let properties = tx
    .selectFrom('property')
    .where(scopeOf(actor, { estate: 'estate_id', landlord: 'landlord_id', property: 'id' }))
  if (filter.estate_id) properties = properties.where('estate_id', '=', filter.estate_id)
  if (filter.property_id) properties = properties.where('id', '=', filter.property_id)
  const kept = await properties
    .select(sql<number>`coalesce(sum(unit_count), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  return kept.total
}
