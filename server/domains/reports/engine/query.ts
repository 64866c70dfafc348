import type { ReportAsked, Where } from '@gida/contract/domains/reports/report'
import type { Column, Shape } from '@gida/contract/domains/reports/shape'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rows, Source } from './source.ts'

/** A report as SQL: rows, columns and order. */
export type Query = Pick<Source, 'order' | 'drill'> & {
  rows: Rows
  columns: readonly Column[]
  /** Rows have `opens_id`. */
  linked?: boolean
  /** The column by which rows were grouped; a row opens the rows of its group. */
  groupedBy?: string
}

export const column = (key: string) => sql.ref(`r.${key}`)
const all = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join([sql`true`, ...parts], sql` and `)}`

/** Filters rows by the text of their columns. */
export const narrowed = (rows: Rows, where: readonly Where[] = []): Rows =>
  where.length === 0
    ? rows
    : sql`select r.* from (${rows}) r where ${all(where.map(({ column: key, is }) => sql`coalesce(${column(key)}::text, '') = ${is}`))}`

const rowCount: Column = { key: 'rows', head: 'Rows', type: 'count', sum: true }
export const sumsOf = (columns: readonly Column[]) => columns.filter(({ sum }) => sum)

const groupColumn = ({ key, head, type }: Column): Column => ({
  ...{ key, head, type: type === 'month' ? type : 'text' },
})

/** Groups rows by one column, with count and sums. */
export function grouped(query: Query, by: Column): Query {
  const sums = sumsOf(query.columns)
  const added = sums.map(({ key }) => sql`coalesce(sum(${column(key)}), 0)::bigint as ${sql.ref(key)}`)
  return {
    rows: sql`select coalesce(${column(by.key)}::text, '') as ${sql.ref(by.key)}, count(*)::bigint as rows
      ${added.length > 0 ? sql`, ${sql.join(added)}` : sql``} from (${query.rows}) r group by 1`,
    columns: [groupColumn(by), rowCount, ...sums],
    order: [[by.key, 'text']],
    groupedBy: by.key,
  }
}

/** Joins each line with the same line of another period. Lines of either are included; values missing in this period stay null. */
export function comparedWith(now: Query, before: Rows): Query {
  const order = now.order.map(([key]) => key)
  const sameLine = order.map((key) => sql`${sql.ref(`n.${key}`)} = ${sql.ref(`b.${key}`)}`)
  const isNew = sql`${sql.ref(`n.${order[0]}`)} is not null`
  const names = new Set([...order, ...(now.drill ? [now.drill.by] : [])])
  for (const { key, type } of now.columns) if (type === 'text' || type === 'month') names.add(key)
  const either = [...names].map(
    (key) => sql`coalesce(${sql.ref(`n.${key}`)}, ${sql.ref(`b.${key}`)}) as ${sql.ref(key)}`,
  )
  const own = now.columns.filter(({ key }) => !names.has(key))
  const both = own.flatMap(({ key, sum }) =>
    sum
      ? [
          sql`case when ${isNew} then ${sql.ref(`n.${key}`)} else 0 end as ${sql.ref(key)}`,
          sql`coalesce(${sql.ref(`b.${key}`)}, 0) as ${sql.ref(beforeKey(key))}`,
        ]
      : [sql`${sql.ref(`n.${key}`)}`],
  )
  return {
    ...now,
    rows: sql`select ${sql.join([...either, ...both])}
      from (${now.rows}) n full join (${before}) b on ${sql.join(sameLine, sql` and `)}`,
    columns: now.columns.flatMap((one) =>
      one.sum ? [one, { ...one, key: beforeKey(one.key), head: `${one.head}, before` }] : [one],
    ),
  }
}
const beforeKey = (key: string) => `${key}_before`

/** The columns to show: those requested, or all but the optional ones. */
export function shown(
  query: Query,
  { columns: asked, estate_id }: Pick<ReportAsked, 'columns' | 'estate_id'>,
  { isWhole, estates }: { isWhole: boolean; estates: number },
): readonly Column[] {
  if (query.groupedBy) return query.columns
  if (asked) return query.columns.filter(({ key }) => asked.includes(key.replace(/_before$/, '')))
  const isAmong = ({ key, aside }: Column) =>
    key === 'estate' ? !estate_id && estates > 1 : isWhole || !aside
  return query.columns.filter(isAmong)
}

/** The query for at most `most` rows after a given one, in order. */
export function pageOf(query: Query, columns: readonly Column[], after: string[] | null, most: number) {
  const order = query.order.map(([key]) => column(key))
  const from: RawBuilder<SqlBool> = after
    ? sql`(${sql.join(order)}) > (${sql.join(query.order.map(([, type], at) => sql`${after[at] ?? ''}::text::${sql.raw(type)}`))})`
    : sql`true`
  return sql<Record<string, unknown>>`${selecting(query, columns)} where ${from}
    order by ${sql.join(order)} limit ${sql.lit(most)}`
}

/** All rows in order. */
export const wholeOf = (query: Query, columns: readonly Column[]) => sql<Record<string, unknown>>`
  ${selecting(query, columns)} order by ${sql.join(query.order.map(([key]) => column(key)))}`

function selecting(query: Query, columns: readonly Column[]) {
  const keys = new Set([...columns.map(({ key }) => key), ...(query.drill ? [query.drill.by] : [])])
  const cells = [...keys].map((key) => sql`${column(key)} as ${sql.ref(key)}`)
  const marks = query.order.map(([key], at) => sql`${column(key)}::text as ${sql.ref(`mark_${at}`)}`)
  const opens = query.linked ? [sql`r.opens_id`] : []
  return sql`select ${sql.join([...cells, ...marks, ...opens])} from (${query.rows}) r`
}

/** The row count and column sums. */
export const totalsOf = (query: Query) => sql<Record<string, number>>`
  select count(*)::int as row_count ${sql.join(
    sumsOf(query.columns).map(
      ({ key }) => sql`, coalesce(sum(${column(key)}), 0)::bigint as ${sql.ref(key)}`,
    ),
    sql` `,
  )} from (${query.rows}) r`

export const hasBefore = (shape: Shape, query: Query) => shape.isStatement || query.groupedBy !== undefined
