import type { ReportKey } from '@gida/contract/domains/reports/catalogue'
import {
  type CatalogueReport,
  type Report,
  type ReportRow,
  ROWS_SHOWN,
} from '@gida/contract/domains/reports/report'
import type { Column, Shape } from '@gida/contract/domains/reports/shape'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { cellsOf } from './cells.ts'
import { openReport } from './open-report.ts'
import { pageOf, type Query, shown, totalsOf } from './query.ts'

/** A page of a report for the screen, with totals over all its rows. */
export async function readReport(tx: Tx, actor: Principal, asked: CatalogueReport): Promise<Report> {
  const { shape, scoped, query, before } = await openReport(tx, actor, asked)
  const columns = shown(query, asked, { isWhole: false, estates: scoped.estates.length })
  const page = await pageOf(query, columns, marksOf(asked.after, query), ROWS_SHOWN + 1).execute(tx)
  const rows = page.rows.slice(0, ROWS_SHOWN)
  const totals = await totalOf(tx, query, columns)
  return {
    report: asked.report,
    title: shape.title,
    from: shape.period === 'AT' ? null : scoped.from,
    to: scoped.to,
    basis: scoped.basis,
    estate_name: scoped.estate_name,
    landlord_name: scoped.landlord_name,
    made_at: tx.now.toISOString(),
    columns: columns.map(({ key, head, type }) => ({ key, head, type })),
    rows: rows.map((row) => ({
      cells: cellsOf(columns, row),
      opens: openedBy(asked.report, shape, query, row),
    })),
    ...totals,
    before: before && {
      from: shape.period === 'AT' ? null : before.from,
      to: before.to,
      ...(await totalOf(tx, before.query, columns)),
    },
    next: page.rows.length > ROWS_SHOWN ? nextOf(rows.at(-1), query) : null,
    means: shape.means ?? null,
  }
}

async function totalOf(tx: Tx, query: Query, columns: readonly Column[]) {
  const { rows } = await totalsOf(query).execute(tx)
  const [total = {}] = rows
  const hasSums = columns.some(({ sum }) => sum)
  const totals = hasSums ? columns.map(({ key, sum }) => (sum ? (total[key] ?? null) : null)) : null
  return { count: total.row_count ?? 0, totals }
}

function openedBy(
  report: ReportKey,
  { opens }: Shape,
  { groupedBy, drill }: Query,
  row: Record<string, unknown>,
): ReportRow['opens'] {
  const asText = (key: string) => String(row[key] ?? '')
  if (groupedBy) return { kind: 'report', report, where: [{ column: groupedBy, is: asText(groupedBy) }] }
  if (drill)
    return { kind: 'report', report: drill.report, where: [{ column: drill.column, is: asText(drill.by) }] }
  const id = row.opens_id
  return opens && opens !== 'report' && typeof id === 'string' ? { kind: opens, id } : null
}

const nextOf = (row: Record<string, unknown> | undefined, { order }: Query): string | null =>
  row ? Buffer.from(JSON.stringify(order.map((_, at) => row[`mark_${at}`]))).toString('base64url') : null

/** The keyset position from a query string; 400 if it is invalid. */
function marksOf(after: string | undefined, { order }: Query): string[] | null {
  if (!after) return null
  try {
    const marks: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (
      Array.isArray(marks) &&
      marks.length === order.length &&
      marks.every((mark, at) => fits(mark, order[at]?.[1]))
    )
      return marks
  } catch {}
  throw problem('VALIDATION_ERROR', [{ path: 'after', message: 'This is not where a page ended' }])
}

const isTime = (mark: string) => !Number.isNaN(Date.parse(mark))
const MARKS: Record<Query['order'][number][1], (mark: string) => boolean> = {
  text: (mark) => !mark.includes('\u0000'),
  date: (mark) => /^\d{4}-\d\d-\d\d$/.test(mark) && isTime(mark),
  bigint: (mark) => /^-?\d{1,18}$/.test(mark),
  uuid: (mark) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(mark),
  timestamptz: (mark) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d$/.test(mark) && isTime(`${mark.replace(' ', 'T')}:00`),
}
const fits = (mark: unknown, type: keyof typeof MARKS | undefined) =>
  typeof mark === 'string' && type !== undefined && MARKS[type](mark)
