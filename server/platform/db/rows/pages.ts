import { type Page, type PageQuery, pagination } from '@gida/contract/shared/pages'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../db.ts'

type Sort<Field extends string> = Field | `-${Field}`
/** What `sort` of a query says: `-amount` is by amount, descending. */
export const readSort = <Field extends string>(sort: Sort<Field>) => ({
  field: sort.replace(/^-/, '') as Field,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
})

/** One page of an ordered query, and the total number of rows. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    ordered
      .limit(sql.lit(query.limit))
      .offset(sql.lit((query.page - 1) * query.limit))
      .execute(),
    ordered
      .clearOrderBy()
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** The same as a response, with each row presented. */
export async function pageOf<DB, Tables extends keyof DB, Row, Shown>(
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  query: PageQuery,
  show: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const { rows, total } = await readPage(ordered, query)
  return { data: rows.map(show), pagination: pagination(query, total) }
}

/** A page of rows that each carry the total. Beyond the last page no row carries it, so the first page is read instead. */
export async function readCounted<Query extends PageQuery, Row extends { total: number }>(
  query: Query,
  read: (query: Query) => Promise<readonly Row[]>,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const rows = await read(query)
  const [first] = rows.length > 0 || query.page === 1 ? rows : await read({ ...query, page: 1, limit: 1 })
  return { rows: rows.map(({ total: _, ...row }) => row), total: Number(first?.total ?? 0) }
}

/** Column conditions for `eb.and`, without undefined values. */
export const given = <T extends object>(wanted: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }

/** Search matches are counted up to here; beyond it the list says that there are more. */
export const MOST_COUNTED = 200

/** Rows of an unsearched list without a kept total are counted up to here. */
export const MOST_LISTED = 1_000

/** Result of `app.find_...`: the ids of a page in order, and the number of matches if it was asked to count. */
export type FoundPage = { ids: string[]; total: number | null; more: boolean }

export type Listed<Row> = { rows: Row[]; pagination: Page<never>['pagination'] }

/** Reads one page through an `app.find_...` function, which gets the offset, the length and the counting limit. */
export async function readFound<Row>(
  tx: Tx,
  query: PageQuery & { search?: string | undefined },
  find: (bounds: RawBuilder<unknown>) => RawBuilder<FoundPage>,
  readByIds: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Listed<Row>> {
  const { page, limit, search } = query
  const bounds = sql`${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : MOST_LISTED}`
  const [found] = (await find(bounds).execute(tx)).rows
  const { ids, total, more } = found as FoundPage
  const rows = ids.length === 0 ? [] : await readByIds(ids)
  return { rows, pagination: pagination(query, total ?? 0, more) }
}

/** Orders rows as their ids were found. */
export const asFound = (column: string, ids: readonly string[]): RawBuilder<number> =>
  sql`array_position(${ids}::uuid[], ${sql.ref(column)})`

/** Escapes the wildcards of `like`, so that typed text is never a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** `%text%` for a folded column, with wildcards escaped. */
export const containing = (text: string): RawBuilder<string> =>
  sql`'%' || app.fold(${escapeLike(text)}) || '%'`

/**
 * The ids of a page of a manager's rows, newest first: merges the newest of each of their estates, since the index is
 * ordered within one estate only. `fitting` holds id, created_at and estate_id of the rows that match the filter.
 */
export function newestOfEstates(
  fitting: Expression<unknown>,
  { page, limit }: PageQuery,
): RawBuilder<string> {
  const offset = (page - 1) * limit
  return sql`(select newest.id from unnest((select app.managed_estates())::uuid[]) mine (estate_id)
    cross join lateral (select f.id, f.created_at from ${fitting} f where f.estate_id = mine.estate_id
      order by f.created_at desc, f.id desc limit ${offset + limit}) newest
    order by newest.created_at desc, newest.id desc limit ${limit} offset ${offset})`
}
