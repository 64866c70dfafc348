import type { work } from '@gida/contract/domains/work-orders/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, given, refuseDeepPage } from '../../../platform/db/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Orders with the names of where they are. Row-level security says which. */
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

/** One that its mover waits for: held until the transaction ends. Who may only read it is refused. */
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

/** Those of the homes that an actor runs or owns, and what is theirs to do. */
export const ordersOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    agent: sql`(unit_id = any ((select app.assigned_units())::uuid[]) or assigned_to = ${actor.user_id}
      or unit_id is null and property_id = any ((select app.assigned_properties())::uuid[]))`,
    tenant: sql`false`,
  })

type Query = QueryOf<typeof work.listOrders>

const SHOWN: Record<Query['shown'], (now: Date) => RawBuilder<SqlBool>> = {
  OPEN: () => sql`status < 'DONE'`,
  LATE: (now) => sql`(status < 'DONE' and due_on < ${lagosDay(now)}::date)`,
  APPROVAL: () => sql`status = 'APPROVAL'`,
  TO_EXPLAIN: () => sql`explain_by is not null`,
  DONE: () => sql`status >= 'DONE'`,
  ALL: () => sql`true`,
}

/** Open ones by when they are due; others the newest first. */
export async function listOrders(
  tx: Tx,
  actor: Actor,
  { shown, search, ...query }: Query,
): Promise<{ rows: OrderRow[]; total: number }> {
  refuseDeepPage(query)
  const { estate_id, property_id, unit_id, vendor_id, assigned_to, status, category } = query
  let wanted = tx
    .selectFrom('work_order')
    .where(ordersOf(actor))
    .where(SHOWN[shown](tx.now))
    .where((eb) =>
      eb.and(given({ estate_id, property_id, unit_id, vendor_id, assigned_to, status, category })),
    )
  if (search) wanted = wanted.where(sql<SqlBool>`search_text like ${containing(search)}`)
  const isOpen = shown === 'OPEN' || shown === 'LATE'
  const onPage = wanted
    .select('id')
    .orderBy(isOpen ? sql`due_on asc nulls last, id` : sql`created_at desc, id desc`)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [rows, counted] = await Promise.all([
    orders(tx)
      .where('order.id', 'in', onPage)
      .orderBy(
        isOpen ? sql`due_on asc nulls last, "order".id` : sql`"order".created_at desc, "order".id desc`,
      )
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
