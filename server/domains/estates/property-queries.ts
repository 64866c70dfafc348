import { lagosDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { seesWhole } from './policy.ts'
import { containing, scopeOf } from './scope.ts'

export type PropertyFilter = { estate_id?: string; search?: string }

/** Units of the property that the actor may see, and how many of them are let. */
function countsFor(actor: Actor) {
  type Counts = { units: number; occupied: number }
  return seesWhole(actor)
    ? sql<Counts>`(select property.unit_count as units, property.occupied_count as occupied)`.as('counts')
    : sql<Counts>`(select count(*) as units, count(*) filter (where u.status = 'OCCUPIED') as occupied
        from unit u where u.property_id = property.id)`.as('counts')
}

/** What has fallen due and is not paid, and from how many units something is late. */
const debts = (today: string) =>
  sql<{ owed: number; late_units: number }>`(
    select coalesce(sum(c.open_amount), 0)::bigint as owed,
      count(distinct c.unit_id) filter (where c.due_date < ${today}) as late_units
    from charge c
    where c.property_id = property.id and c.open_amount > 0 and c.due_date <= ${today})`.as('debts')

/** Properties with what is let and what is owed. Row-level security says which. */
const properties = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('property')
    .innerJoin('estate', 'estate.id', 'property.estate_id')
    .leftJoin('users as landlord', 'landlord.id', 'property.landlord_id')
    .innerJoinLateral(countsFor(actor), (join) => join.onTrue())
    .innerJoinLateral(debts(lagosDay(tx.now)), (join) => join.onTrue())
    .select([
      'property.id',
      'property.estate_id',
      'property.name',
      'property.address',
      'property.property_type',
      'property.landlord_id',
      'estate.name as estate_name',
      'landlord.full_name as landlord_name',
      'counts.units as unit_count',
      'counts.occupied as occupied_count',
      'debts.owed',
      'debts.late_units',
    ])
    .select(sql<boolean>`property.estate_id = any ((select app.managed_estates())::uuid[])`.as('is_managed'))
export type PropertyRow = Awaited<ReturnType<typeof getProperty>>

export async function getProperty(tx: Tx, actor: Actor, id: string) {
  return orNotFound(await properties(tx, actor).where('property.id', '=', id).executeTakeFirst())
}

export async function listProperties(
  tx: Tx,
  actor: Actor,
  filter: PropertyFilter,
  { page, limit }: PageQuery,
): Promise<{ rows: PropertyRow[]; total: number }> {
  let wanted = tx
    .selectFrom('property')
    .where(scopeOf(actor, { estate: 'estate_id', landlord: 'landlord_id', property: 'id' }))
  if (filter.estate_id) wanted = wanted.where('estate_id', '=', filter.estate_id)
  if (filter.search) wanted = wanted.where('search_text', 'like', containing(filter.search))

  const onPage = wanted
    .select('id')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, counted] = await Promise.all([
    properties(tx, actor)
      .where('property.id', 'in', onPage)
      .orderBy('property.name')
      .orderBy('property.id')
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
