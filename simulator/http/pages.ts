import type { Business } from '../businesses/business.ts'
import type { Database, Value } from '../store/database.ts'
import { asFields, asFlag, asMoment, asNumber, asText, type Fields } from './loose-values.ts'

/** Conditions of a list, gathered one by one. */
export class Filter {
  readonly #conditions: string[] = []
  readonly values: Value[] = []

  where(condition: string, ...values: Value[]): this {
    this.#conditions.push(condition)
    this.values.push(...values)
    return this
  }

  /** The `from` and `to` that every list takes. */
  between(column: string, query: Fields): this {
    const from = asMoment(query.from)
    const to = asMoment(query.to)
    if (from !== undefined) this.where(`${column} >= ?`, from)
    if (to !== undefined) this.where(`${column} <= ?`, to)
    return this
  }

  get sql() {
    return this.#conditions.join(' and ')
  }
}

/** What a business created in the time that the caller asks for. */
export const createdFilter = (business: Business, query: Fields) =>
  new Filter().where('business_id = ?', business.id).between('created_at', query)

export type Page<Row> = { rows: Row[]; meta: Record<string, unknown> }

const largestPage = 1000

/** `perPage` on most operations, `per_page` on some: both count everywhere. */
export function pageSize(query: Fields, largest = largestPage): number {
  const wanted = asNumber(query.perPage) ?? asNumber(query.per_page) ?? 50
  return Math.min(Math.max(1, Math.trunc(wanted)), largest)
}

export function pageNumber(query: Fields): number {
  return Math.max(1, Math.trunc(asNumber(query.page) ?? 1))
}

export function wantsCursor(query: Fields): boolean {
  return asFlag(query.use_cursor) === true || Boolean(asText(query.next) ?? asText(query.previous))
}

/** One page of a table, newest first, by number or by cursor as the caller asked. */
export function listRows<Row extends { id: number }>(
  db: Database,
  table: string,
  filter: Filter,
  query: Fields,
): Page<Row> {
  return wantsCursor(query)
    ? pageByCursor<Row>(db, table, filter, query)
    : pageByNumber<Row>(db, table, filter, query)
}

/** One page of what a business created in the time that the caller asks for. */
export function listCreated<Row extends { id: number }>(
  db: Database,
  table: string,
  { business, query }: { business: Business; query: unknown },
): Page<Row> {
  const fields = asFields(query)
  return listRows<Row>(db, table, createdFilter(business, fields), fields)
}

function pageByNumber<Row>(db: Database, table: string, filter: Filter, query: Fields): Page<Row> {
  const perPage = pageSize(query)
  const page = pageNumber(query)
  const skipped = (page - 1) * perPage
  const source = `from ${table} where ${filter.sql}`
  const total = db.get<{ total: number }>(`select count(*) as total ${source}`, ...filter.values)?.total ?? 0
  const sql = `select * ${source} order by id desc limit ? offset ?`
  const rows = db.all<Row>(sql, ...filter.values, perPage, skipped)
  return { rows, meta: { total, skipped, perPage, page, pageCount: Math.ceil(total / perPage) } }
}

function pageByCursor<Row extends { id: number }>(
  db: Database,
  table: string,
  filter: Filter,
  query: Fields,
): Page<Row> {
  const perPage = pageSize(query)
  const after = readCursor(query.next)
  const before = readCursor(query.previous)
  const backwards = before !== undefined
  const bound = before ?? after
  const side = backwards ? 'id > ?' : 'id < ?'
  const sql = `select * from ${table} where ${filter.sql} ${bound === undefined ? '' : `and ${side}`}
    order by id ${backwards ? 'asc' : 'desc'} limit ?`
  const found = db.all<Row>(sql, ...filter.values, ...(bound === undefined ? [] : [bound]), perPage + 1)
  const hasMore = found.length > perPage
  const rows = found.slice(0, perPage)
  if (backwards) rows.reverse()
  const next = backwards || hasMore ? writeCursor(rows.at(-1)?.id) : null
  const previous = (backwards ? hasMore : after !== undefined) ? writeCursor(rows[0]?.id) : null
  return { rows, meta: { next, previous, perPage } }
}

export function writeCursor(position: number | undefined): string | null {
  return position === undefined ? null : Buffer.from(`at:${position}`).toString('base64url')
}

export function readCursor(value: unknown): number | undefined {
  const text = Buffer.from(asText(value) ?? '', 'base64url').toString()
  return asNumber(text.startsWith('at:') ? text.slice(3) : undefined)
}
