import type { ReportCell } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'

/** The cells of a row in column order: text and days as strings, everything else as integers. */
export const cellsOf = (columns: readonly Column[], row: Record<string, unknown>): ReportCell[] =>
  columns.map(({ key, type }) => cellOf(row[key], type))

function cellOf(value: unknown, type: Column['type']): ReportCell {
  if (value === null || value === undefined || value === '') return null
  return isText(type) ? String(value) : Number(value)
}

const isText = (type: Column['type']) => type === 'text' || type === 'day' || type === 'month'
