import { type Page, type PageQuery, pagination } from '@gida/contract/shared/pages'
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { problem } from '../../errors/problem.ts'
import type { Tx } from '../db.ts'

/** Rows that a list can be walked to. Further on, a person narrows it instead. */
const DEEPEST = 10_000

export function refuseDeepPage(query: PageQuery): void {
  if (query.page * query.limit <= DEEPEST) return
  throw problem('VALIDATION_ERROR', [
    { path: 'page', message: `Lists go to row ${DEEPEST}. Narrow this one by dates, state or search.` },
  ])
}

/** One page of what a query finds in its order, and how many rows there are in all. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number }> {
  refuseDeepPage(query)
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

/** The same as an answer, each row as it is shown. */
export async function pageOf<DB, Tables extends keyof DB, Row, Shown>(
  ordered: SelectQueryBuilder<DB, Tables, Row>,
  query: PageQuery,
  show: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const { rows, total } = await readPage(ordered, query)
  return { data: rows.map(show), pagination: pagination(query, total) }
}

/** A page of rows that each say how many there are in all. Beyond the last page there is none to say it, and the first is asked. */
export async function readCounted<Query extends PageQuery, Row extends { total: number }>(
  query: Query,
  read: (query: Query) => Promise<readonly Row[]>,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const rows = await read(query)
  const [first] = rows.length > 0 || query.page === 1 ? rows : await read({ ...query, page: 1, limit: 1 })
  return { rows: rows.map(({ total: _, ...row }) => row), total: Number(first?.total ?? 0) }
}

/** What is asked for of some columns, for `eb.and`; those that nothing is asked of are left out. */
export const given = <T extends object>(wanted: T): { [K in keyof T]: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>
  }

/** Matches of a search that are counted. A list with more of them says so, and is narrowed rather than walked. */
export const MOST_COUNTED = 200

/** Rows that are counted of a list that nobody searches and nothing keeps a count of. */
export const MOST_LISTED = 1_000

/** What `app.find_...` answers: the ids of a page in their order, and how many fit where it was asked to count. */
export type FoundPage = { ids: string[]; total: number | null; more: boolean }

export type Listed<Row> = { rows: Row[]; pagination: Page<never>['pagination'] }

/** One page of what an `app.find_...` finds: it is told where the page begins, how long it is and how many to count. */
export async function readFound<Row>(
  tx: Tx,
  query: PageQuery & { search?: string | undefined },
  find: (bounds: RawBuilder<unknown>) => RawBuilder<FoundPage>,
  readByIds: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Listed<Row>> {
  refuseDeepPage(query)
  const { page, limit, search } = query
  const bounds = sql`${(page - 1) * limit}, ${limit}, ${search ? MOST_COUNTED : MOST_LISTED}`
  const [found] = (await find(bounds).execute(tx)).rows
  const { ids, total, more } = found as FoundPage
  const rows = ids.length === 0 ? [] : await readByIds(ids)
  return { rows, pagination: pagination(query, total ?? 0, more) }
}

/** The rows of a page in the order in which their ids were found. */
export const asFound = (column: string, ids: readonly string[]): RawBuilder<number> =>
  sql`array_position(${ids}::uuid[], ${sql.ref(column)})`

/** Words of a search as `like` takes them: what a person types is never a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** `%text%` for a folded column, with the signs of LIKE taken as they are. */
export const containing = (text: string): RawBuilder<string> =>
  sql`'%' || app.fold(${escapeLike(text)}) || '%'`

/**
 * The ids of a page of a manager's rows, newest first: the newest of each of their estates are merged, since an index gives
 * the order within one estate only. `fitting` holds the id, created_at and estate_id of the rows that a filter lets through.
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
