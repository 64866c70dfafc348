import type { work } from '@gida/contract/domains/work-orders/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Orders with the names of their places, filtered by row-level security. */
const orders = (tx: Tx) =>
  tx
    .selectFrom('work_order as order')
    .innerJoin('estate', 'estate.id', 'order.estate_id')
    .leftJoin('property', 'property.id', 'order.property_id')
    .leftJoin('unit', 'unit.id', 'order.unit_id')
    .selectAll('order')
    .select(['estate.name as estate_name', 'property.name as property_name', 'unit.name as unit_name'])
    .select(sql<boolean>`app.runs_work("order".id)`.as('is_run'))
export type OrderRow = Awaited<ReturnType<typeof getOrder>>

export async function getOrder(tx: Tx, id: string) {
  return orNotFound(await orders(tx).where('order.id', '=', id).executeTakeFirst())
}

/** Locks an order until the transaction ends. 403 if the actor may only read it. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  await getOrder(tx, id)
  const held = await tx
    .selectFrom('work_order')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw problem('PERMISSION_DENIED')
  return getOrder(tx, id)
}

/** Orders of the units that an actor runs or owns, and those assigned to them. */
export const ordersOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    agent: sql`(unit_id = any ((select app.assigned_units())::uuid[]) or assigned_to = ${actor.user_id}
      or unit_id is null and property_id = any ((select app.assigned_properties())::uuid[]))`,
    tenant: sql`false`,
  })

type Query = QueryOf<typeof work.listOrders>

/** Open orders by due date; others newest first. */
export function listOrders(tx: Tx, query: Query): Promise<Listed<OrderRow>> {
  const { property_id, unit_id, vendor_id, assigned_to, status, category } = query
  const alike = JSON.stringify(given({ property_id, unit_id, vendor_id, assigned_to, status, category }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_orders(${query.estate_id ?? null}, ${query.shown}, ${alike}::jsonb, ${query.search ?? null},
        ${lagosDay(tx.now)}, ${bounds})`,
    (ids) =>
      orders(tx)
        .where(sql<SqlBool>`"order".id = any (${ids}::uuid[])`)
        .orderBy(asFound('order.id', ids))
        .execute(),
  )
}
