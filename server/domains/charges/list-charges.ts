import type { ChargePage } from '@gida/contract/domains/charges/charge'
import type { charges } from '@gida/contract/domains/charges/endpoints'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rollupRows } from '../../platform/access/rollup-rows.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import { chargesByDay } from '../../platform/db/columns/rollup-days.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, containing, type FoundPage } from '../../platform/db/rows/pages.ts'
import { together } from '../../platform/db/together.ts'
import { presentCharge } from './present.ts'
import { chargeRows } from './queries.ts'

type Query = QueryOf<typeof charges.listCharges>
type Due = { from: Day | null; to: Day | null }

/** Counting limit for lists without a rollup; beyond it there are `more`. */
const MOST_COUNTED = 10_000

/** Open charges oldest first; all charges newest first. */
export async function listCharges(tx: Tx, actor: Actor, query: Query): Promise<ChargePage> {
  const today = lagosDay(tx.now)
  const due = dueDays(query, today)
  if (due.from && due.to && due.from > due.to)
    return { data: [], pagination: pagination(query, 0), open_amount: 0 }
  if (query.search) return searchCharges(tx, actor, query, query.search, due)
  const kept = keptRows(actor, query)
  const [{ ids }, open, counted] = await together([
    findCharges(tx, query, due, null),
    kept ? openByRollup(tx, kept, due) : openByRows(tx, actor, query, due),
    kept && query.state !== 'ALL'
      ? Promise.resolve(null)
      : findCharges(tx, { ...query, page: 1, limit: 0 }, due, MOST_COUNTED),
  ])
  const rows = await chargeRows(tx)
    .where(sql<boolean>`charge.id = any (${ids}::uuid[])`)
    .orderBy(asFound('charge.id', ids))
    .execute()
  return {
    data: rows.map((row) => presentCharge(row, actor, today)),
    pagination: pagination(query, (counted ?? open).total ?? 0, counted?.more),
    open_amount: open.amount,
  }
}

/** The due dates that match the filter and the state. */
function dueDays({ state, due_from, due_to }: Query, today: Day): Due {
  const yesterday = addDays(today, -1)
  const isSooner = due_to !== undefined && due_to < yesterday
  return { from: due_from ?? null, to: state === 'OVERDUE' && !isSooner ? yesterday : (due_to ?? null) }
}

async function findCharges(tx: Tx, query: Query, due: Due, most: number | null): Promise<FoundPage> {
  const { estate_id = null, property_id, unit_id, tenant_id, lease_id, state, page, limit } = query
  const alike = JSON.stringify({ property_id, unit_id, tenant_id, lease_id })
  const { rows } = await sql<FoundPage>`
    select * from app.find_charges(${estate_id}, ${alike}, ${state !== 'ALL'}, daterange(${due.from}, ${due.to}, '[]'),
      ${state === 'ALL' ? '-due_date' : 'due_date'}, ${(page - 1) * limit}, ${limit}, ${most})`.execute(tx)
  return rows[0] as FoundPage
}

type Open = { total: number; amount: number }

const openOf = async (tx: Tx, query: RawBuilder<Open>): Promise<Open> =>
  (await query.execute(tx)).rows[0] ?? { total: 0, amount: 0 }

/** Open amounts of estates, landlords and properties are kept by due day. */
const keptRows = (actor: Actor, query: Query) =>
  query.unit_id || query.tenant_id || query.lease_id ? null : rollupRows(actor, query)

const openByRollup = (tx: Tx, kept: RawBuilder<SqlBool>, { from, to }: Due): Promise<Open> =>
  openOf(
    tx,
    sql`
    select coalesce(sum(open_charges), 0)::bigint as total, coalesce(sum(open_amount), 0)::bigint as amount
    from ${chargesByDay(
      kept,
      [from, to].filter((edge) => edge !== null),
    )} k
    where due_date >= coalesce(${from}::date, '-infinity') and due_date <= coalesce(${to}::date, 'infinity')`,
  )

/** For a unit, tenant, lease or a property manager's units: few rows. */
const openByRows = (tx: Tx, actor: Actor, query: Query, due: Due): Promise<Open> =>
  openOf(
    tx,
    sql`
    select count(*) as total, coalesce(sum(open_amount), 0)::bigint as amount from charge
    where ${sql.join(conditions(actor, { ...query, state: 'OPEN' }, due), sql` and `)}`,
  )

/** Searches tenant, unit and description, which are in other tables. */
async function searchCharges(
  tx: Tx,
  actor: Actor,
  query: Query,
  search: string,
  due: Due,
): Promise<ChargePage> {
  const fits = sql<boolean>`app.fold(users.full_name || ' ' || unit.name || ' ' || charge.description) like ${containing(search)}`
  const matches = sql.join<boolean>([fits, ...conditions(actor, query, due)], sql` and `)
  const found = chargeRows(tx).where(matches)
  const [rows, { total, open_amount }] = await together([
    found
      .orderBy('charge.due_date', query.state === 'ALL' ? 'desc' : 'asc')
      .orderBy('charge.id', query.state === 'ALL' ? 'desc' : 'asc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .select(sql<number>`coalesce(sum(charge.open_amount), 0)::bigint`.as('open_amount'))
      .executeTakeFirstOrThrow(),
  ])
  const today = lagosDay(tx.now)
  const data = rows.map((row) => presentCharge(row, actor, today))
  return { data, pagination: pagination(query, total), open_amount }
}

function conditions(actor: Actor, query: Query, { from, to }: Due): RawBuilder<SqlBool>[] {
  const found = [rowsOf(scopeOf(actor, query.estate_id), 'charge')]
  if (query.state !== 'ALL') found.push(sql`charge.open_amount > 0`)
  if (from) found.push(sql`charge.due_date >= ${from}`)
  if (to) found.push(sql`charge.due_date <= ${to}`)
  for (const column of ['estate_id', 'property_id', 'unit_id', 'tenant_id', 'lease_id'] as const)
    if (query[column]) found.push(sql`${sql.ref(`charge.${column}`)} = ${query[column]}`)
  return found
}
