import type { Payment, PaymentQuery } from '@gida/contract/domains/payments/payment'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { type Page, pagination } from '@gida/contract/shared/pages'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, rollupScope, rowsOf, type Scope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { readSort } from '../../platform/db/rows/pages.ts'
import { presentPayment } from './present.ts'
import { LISTED, type ListedPayment } from './queries.ts'
import { countFitting, searchPayments } from './search-payments.ts'

/** Counting limit of a filtered list: nobody pages further, and counting on would be slow. */
const MOST_COUNTED = 10_000

/** A page of payments. Its cost is independent of the table size: rows come in index order, and the total from a rollup. */
export async function listPayments(tx: Tx, actor: Actor, query: PaymentQuery): Promise<Page<Payment>> {
  if (query.search) return searchPayments(tx, actor, query, query.search)
  const { scope, said } = saidOnce(scopeOf(actor, query.estate_id))
  const filters = filtersOf(query, scope)
  const kept = rollupTotal(scope, query)
  const [rows, counted] = await Promise.all([
    readRows(tx, { scope, said, filters, query, total: kept ?? sql`null::bigint` }),
    kept ? null : countFitting(tx, query, MOST_COUNTED),
  ])
  const total = counted ?? rows[0]?.total ?? (await readTotal(tx, said, kept))
  return { data: rows.map((row) => presentPayment(row, actor.role)), pagination: pagination(query, total) }
}

type Sql = RawBuilder<unknown>

/** Puts the scope's estates into a CTE, so that they are looked up once per statement, not per use. */
function saidOnce(scope: Scope): { scope: Scope; said: Sql } {
  if (scope.kind !== 'estates') return { scope, said: sql`` }
  return {
    scope: { kind: 'estates', ids: sql`(select ids from asked)::uuid[]` },
    said: sql`with asked as materialized (select ${scope.ids} as ids) `,
  }
}

function filtersOf(query: PaymentQuery, scope: Scope): Sql[] {
  const filters: Sql[] = []
  // A literal, so that the partial index on incomplete payments can be used when the statement is planned.
  if (query.status) filters.push(sql`p.status = ${sql.lit(query.status)}`)
  if (query.transaction_type) filters.push(sql`p.transaction_type = ${query.transaction_type}`)
  if (query.estate_id && scope.kind !== 'estates') filters.push(sql`p.estate_id = ${query.estate_id}`)
  return [...filters, ...narrowFilters(query)]
}

/** Filters without a rollup. */
function narrowFilters(query: PaymentQuery): Sql[] {
  const filters: Sql[] = []
  if (query.property_id) filters.push(sql`p.property_id = ${query.property_id}`)
  if (query.property_unit_id) filters.push(sql`p.unit_id = ${query.property_unit_id}`)
  if (query.tenant_id) filters.push(sql`p.tenant_id = ${query.tenant_id}`)
  if (query.from) filters.push(sql`p.created_at >= ${startOfDay(query.from)}`)
  if (query.to) filters.push(sql`p.created_at < ${startOfDay(addDays(query.to, 1))}`)
  if (query.paid_from) filters.push(sql`p.payment_date >= ${startOfDay(query.paid_from)}`)
  if (query.paid_to) filters.push(sql`p.payment_date < ${startOfDay(addDays(query.paid_to, 1))}`)
  if (query.needs_review !== undefined) filters.push(sql`p.needs_review = ${query.needs_review}`)
  return filters
}

const and = (filters: readonly Sql[]): Sql => (filters.length > 0 ? sql.join(filters, sql` and `) : sql`true`)

/** The rows within the scope, as a source named `p`. */
const source = (scope: Scope, filters: readonly Sql[]): Sql =>
  sql`payment p where ${rowsOf(scope, 'p')} and ${and(filters)}`

const listed = sql.join(LISTED.map((column) => sql.ref(`f.${column}`)))

/** A page of rows, each with the total: a separate statement would cost a tenth of the call. */
async function readRows(
  tx: Tx,
  {
    scope,
    said,
    filters,
    query,
    total,
  }: { scope: Scope; said: Sql; filters: Sql[]; query: PaymentQuery; total: RawBuilder<number | null> },
): Promise<(ListedPayment & { total: number | null })[]> {
  const { field, direction } = readSort(query.sort)
  const way = sql.raw(direction)
  const order = sql`${sql.ref(field)} ${way}, id ${way}`
  const offset = (query.page - 1) * query.limit
  // Literals: with an unknown LIMIT the planner assumes a tenth of the table.
  const limit = sql.lit(query.limit)
  const upTo = sql.lit(offset + query.limit)
  // The index is ordered within one estate, unit, property or tenant: if one of these is given, nothing has to be merged.
  const isOfOne = (query.property_id ?? query.property_unit_id ?? query.tenant_id) !== undefined
  const found =
    scope.kind === 'estates' && !isOfOne
      ? sql`(select x.* from unnest(${scope.ids}) e (id) cross join lateral (
          select p.* from payment p where p.estate_id = e.id and ${and(filters)} order by ${order} limit ${upTo}) x)`
      : sql`(select p.* from ${source(scope, filters)} order by ${order} limit ${upTo})`
  const result = await sql<ListedPayment & { total: number | null }>`
    ${said}select ${listed}, r.id as receipt_id, (${total}) as total
    from (select * from ${found} m order by ${order} limit ${limit} offset ${sql.lit(offset)}) f
      left join receipt r on r.payment_id = f.id
    order by f.${sql.ref(field)} ${way}, f.id ${way}`.execute(tx)
  return result.rows
}

/** The total, if there is a rollup for it. */
function rollupTotal(scope: Scope, query: PaymentQuery): RawBuilder<number> | null {
  if (isOfWholeProperty(query)) return totalOfProperty(scope, query)
  const kept = narrowFilters(query).length > 0 ? null : rollupScope(scope, query.estate_id)
  if (!kept) return null
  const filters = [sql`scope_id = any (${kept})`]
  if (query.status) filters.push(sql`status = ${query.status}`)
  if (query.transaction_type) filters.push(sql`transaction_type = ${query.transaction_type}`)
  return sql`select coalesce(sum(count), 0)::bigint from payment_total where ${and(filters)}`
}

/** Exactly all payments of one property. */
const isOfWholeProperty = ({ property_id, status, transaction_type, ...query }: PaymentQuery): boolean =>
  property_id !== undefined && !status && !transaction_type && narrowFilters(query).length === 0

function totalOfProperty(scope: Scope, { property_id, estate_id }: PaymentQuery): RawBuilder<number> | null {
  if (scope.kind === 'agent' || scope.kind === 'tenant') return null
  const isTheirs = inScope(scope, { estate: 'estate_id', landlord: 'landlord_id' })
  return sql`select coalesce(sum(count), 0)::bigint from payment_count
    where property_id = ${property_id} and ${isTheirs} and ${estate_id ? sql`estate_id = ${estate_id}` : sql`true`}`
}

/** For a page without rows. */
async function readTotal(tx: Tx, said: Sql, kept: RawBuilder<number> | null): Promise<number> {
  if (!kept) return 0
  const { rows } = await sql<{ total: number }>`${said}select (${kept}) as total`.execute(tx)
  return rows[0]?.total ?? 0
}
