import type { ReportCell, ReportColumn } from '@gida/contract/domains/reports/report'

export const isFigure = ({ type }: ReportColumn) => type !== 'text' && type !== 'day' && type !== 'month'

const SHOWN = 2

/**
 * The two figures shown for a row on a phone: those the report names first; else the last amount or number, and the last non-zero one
 * before it.
 */
export function chiefFigures(
  columns: readonly ReportColumn[],
  cells: readonly ReportCell[],
  chief: readonly string[] | undefined,
): ReportColumn[] {
  const cellOf = (column: ReportColumn) => cells[columns.indexOf(column)] ?? null
  const has = columns.filter(
    (column) => isFigure(column) && cellOf(column) !== null && !column.key.endsWith('_before'),
  )
  if (chief) return chief.flatMap((wanted) => has.filter(({ key }) => key === wanted)).slice(0, SHOWN)
  const main = has.filter(({ type }) => type === 'money').at(-1) ?? has.at(-1)
  const second = has.filter((column) => column !== main && cellOf(column) !== 0).at(-1)
  return [main, second].filter((column) => column !== undefined)
}
