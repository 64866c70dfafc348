import type { EstateStatus } from '@gida/contract/domains/estates/estate'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { containing, readSort } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { seesWhole } from './policy.ts'

export type EstateFilter = {
  status?: EstateStatus
  search?: string
  state?: string
  lga?: string
  sort?: EstateSort
}
type EstateSort = 'name' | '-name' | 'created_at' | '-created_at'

type Counts = { property_count: number; unit_count: number; occupied_count: number }

/** Counts what the actor may see: from rollups of whole properties, or by counting their own units. */
function countsFor(actor: Actor) {
  if (!seesWhole(actor)) {
    return sql<Counts>`(select count(distinct u.property_id) as property_count, count(*) as unit_count,
        count(*) filter (where u.status = 'OCCUPIED') as occupied_count
      from unit u where u.estate_id = estate.id and u.archived_at is null
        and (u.id = any ((select app.assigned_units())::uuid[]) or u.id = any ((select app.rented_units())::uuid[])))`.as(
      'counts',
    )
  }
  const own = actor.role === 'LANDLORD' ? sql`and p.landlord_id = ${actor.user_id}` : sql``
  return sql<Counts>`(select count(*) as property_count, coalesce(sum(p.unit_count), 0) as unit_count,
      coalesce(sum(p.occupied_count), 0) as occupied_count
    from property p where p.estate_id = estate.id and p.archived_at is null ${own})`.as('counts')
}

/** Estates with counts, filtered by row-level security. */
const estates = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('estate')
    .innerJoinLateral(countsFor(actor), (join) => join.onTrue())
    .selectAll('estate')
    .select(['counts.property_count', 'counts.unit_count', 'counts.occupied_count'])
    .select(sql<boolean>`estate.id = any ((select app.managed_estates())::uuid[])`.as('is_managed'))
    .select(sql<boolean>`app.founded(estate.id)`.as('is_founded'))
    .select(sql<Date | null>`app.suspended_since(estate.id)`.as('suspended_at'))
    .select(sql<Date | null>`app.verified_since(estate.id)`.as('verified_at'))
export type EstateRow = Awaited<ReturnType<typeof getEstate>>

export async function getEstate(tx: Tx, actor: Actor, id: string) {
  return orNotFound(
    await estates(tx, actor).where('estate.id', '=', id).executeTakeFirst(),
    'ESTATE_NOT_FOUND',
  )
}

export async function listEstates(
  tx: Tx,
  actor: Actor,
  filter: EstateFilter,
  { page, limit }: PageQuery,
): Promise<{ rows: EstateRow[]; total: number }> {
  let wanted = tx.selectFrom('estate')
  if (actor.role !== 'ADMIN') {
    wanted = wanted.where(sql<boolean>`id = any ((select app.my_estates())::uuid[])`)
  }
  wanted = filter.status
    ? wanted.where('status', '=', filter.status)
    : wanted.where('status', '<>', 'ARCHIVED')
  if (filter.state) wanted = wanted.where('state', '=', filter.state)
  if (filter.lga) wanted = wanted.where('lga', '=', filter.lga)
  if (filter.search) wanted = wanted.where('search_text', 'like', containing(filter.search))

  const { field, direction } = readSort<'name' | 'created_at'>(filter.sort ?? 'name')
  const column = `estate.${field}` as const
  const onPage = wanted
    .select('estate.id')
    .orderBy(column, direction)
    .orderBy('estate.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, counted] = await Promise.all([
    estates(tx, actor)
      .where('estate.id', 'in', onPage)
      .orderBy(column, direction)
      .orderBy('estate.id', direction)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** All facts for the setup checklist in one query. Rent goes to the landlords' accounts; a manager's own gets commission only. */
export async function getSetupState(tx: Tx, actor: Actor, estate_id: string) {
  const found = await sql<{
    property_id: string | null
    has_units: boolean
    has_payout: boolean
    has_tenant: boolean
    has_payment: boolean
  }>`
    select
      (select id from property where estate_id = ${estate_id} and archived_at is null order by created_at, id limit 1) as property_id,
      exists (select from property where estate_id = ${estate_id} and unit_count > 0) as has_units,
      ${actor.role} = 'LANDLORD' and app.subaccount_of(${actor.user_id}) is not null or coalesce(
        (select bool_and(app.subaccount_of(landlord_id) is not null)
         from (select distinct landlord_id from property
               where estate_id = ${estate_id} and landlord_id is not null and archived_at is null) owners), false) as has_payout,
      exists (select from lease where estate_id = ${estate_id} and status = 'ACTIVE') as has_tenant,
      exists (select from payment
        where estate_id = ${estate_id} and status in ('COMPLETED', 'REFUNDED')) as has_payment`.execute(tx)
  return orNotFound(found.rows[0])
}
