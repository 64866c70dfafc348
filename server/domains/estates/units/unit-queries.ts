import type { Debt } from '@gida/contract/domains/charges/debt'
import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import { lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, rollupScope, scopeOf } from '../../../platform/access/scope.ts'
import { debtOf } from '../../../platform/db/columns/debt-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, MOST_COUNTED } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { isManaged } from '../is-managed.ts'

export type UnitFilter = {
  estate_id?: string
  property_id?: string
  status?: UnitStatus
  search?: string
  sort?: UnitSort
  archived?: 'true' | 'false'
}
type SortField = 'name' | 'created_at' | 'rent_amount'
type UnitSort = SortField | `-${SortField}`

/** The current tenancy, else the next one, else the last one that was not ended. */
const tenancy = (today: string) =>
  sql<{ id: string; tenant_id: string; tenant_name: string | null; end_date: string; yearly_rent: number }>`(
    select l.id, l.tenant_id, coalesce(t.full_name, l.tenant_name) as tenant_name, l.end_date,
      app.yearly_rent(l.rent_amount / (select count(*) from lease_unit x where x.lease_id = l.id), l.frequency) as yearly_rent
    from lease_unit lu join lease l on l.id = lu.lease_id left join users t on t.id = l.tenant_id
    where lu.unit_id = unit.id and lu.is_live
    order by l.end_date >= ${today} desc, case when l.end_date >= ${today} then l.start_date end, l.end_date desc
    limit 1)`.as('tenancy')

const debts = (today: string) =>
  sql<{ debt: Debt }>`(
    select ${debtOf(today)} as debt from charge where unit_id = unit.id and open_amount > 0)`.as('debts')

/** Units with their tenancy and debts, filtered by row-level security. */
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
      'tenancy.yearly_rent',
      'debts.debt',
    ])
    .select(isManaged('unit'))
}
export type UnitRow = Awaited<ReturnType<typeof getUnit>>

export async function getUnit(tx: Tx, id: string) {
  return orNotFound(await units(tx).where('unit.id', '=', id).executeTakeFirst())
}

export async function getUnitsOfProperty(tx: Tx, property_id: string): Promise<UnitRow[]> {
  return units(tx)
    .where('unit.property_id', '=', property_id)
    .where('unit.archived_at', 'is', null)
    .orderBy('unit.sort_name')
    .execute()
}

const COLUMNS = { name: 'sort_name', created_at: 'created_at', rent_amount: 'rent_amount' } as const

/** A page of units. A search counts up to `MOST_COUNTED` and then reports `more`. */
export async function listUnits(
  tx: Tx,
  actor: Actor,
  filter: UnitFilter,
  query: PageQuery,
): Promise<{ rows: UnitRow[]; total: number; more: boolean }> {
  const [found, counted] = await Promise.all([
    findPage(tx, filter, query),
    filter.search ? null : countUnits(tx, actor, filter),
  ])
  const { ids, total, more } = found
  const rows =
    ids.length === 0
      ? []
      : await units(tx)
          .where(sql<boolean>`unit.id = any (${ids}::uuid[])`)
          .orderBy(asFound('unit.id', ids))
          .execute()
  return { rows, total: counted ?? total ?? 0, more }
}

async function findPage(tx: Tx, filter: UnitFilter, { page, limit }: PageQuery): Promise<FoundPage> {
  const { estate_id = null, property_id = null, status = null, search = null, sort = 'name' } = filter
  const order = sort.replace(/\w+$/, (field) => COLUMNS[field as SortField])
  const { rows } = await sql<FoundPage>`
    select * from app.find_units(${estate_id}, ${property_id}, ${status}, ${filter.archived === 'true'}, ${search},
      ${order}, ${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : null})`.execute(tx)
  return rows[0] as FoundPage
}

/** From rollups where possible; by counting rows for one property's units of one state, and for an agent. */
async function countUnits(tx: Tx, actor: Actor, filter: UnitFilter): Promise<number> {
  const kept = filter.property_id ? null : rollupScope(scopeOf(actor, filter.estate_id), filter.estate_id)
  const isArchived = filter.archived === 'true'
  if (kept) {
    let counts = tx
      .selectFrom('unit_count')
      .where(sql<boolean>`scope_id = any (${kept})`)
      .where('is_archived', '=', isArchived)
    if (filter.status) counts = counts.where('status', '=', filter.status)
    const { total } = await counts
      .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  let fitting = tx
    .selectFrom('unit')
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .where(inScope(scopeOf(actor), { estate: 'estate_id', landlord: 'landlord_id', unit: 'id' }))
  if (filter.estate_id) fitting = fitting.where('estate_id', '=', filter.estate_id)
  if (filter.property_id) fitting = fitting.where('property_id', '=', filter.property_id)
  if (filter.status) fitting = fitting.where('status', '=', filter.status)
  const { total } = await fitting
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
