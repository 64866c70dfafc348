import type { Readable } from 'node:stream'
import { streamWorkbook } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { AMOUNT, addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportRow } from './report-rows.ts'

/** A workbook streamed while rows are read. Cells are typed, so text needs no escaping against formulas. */
export const writeXlsx = (rows: AsyncIterable<ReportRow>): Readable =>
  streamWorkbook(cells(rows), {
    name: 'Payments',
    columns: [...COLUMNS, AMOUNT].map(({ head, width }) => ({
      header: head,
      width,
      ...(head === AMOUNT.head ? { numFmt: '#,##0.00' } : {}),
    })),
    freezePane: { rows: 1 },
  })

/** Naira with two decimals; exact within the range of a spreadsheet's numbers. */
const naira = (kobo: number) => Number(`${Math.trunc(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`)

async function* cells(rows: AsyncIterable<ReportRow>): AsyncGenerator<(string | number | null)[]> {
  const totals = noTotals()
  for await (const row of rows) {
    addTo(totals, row)
    yield [...COLUMNS.map(({ cell }) => cell(row)), naira(row.amount)]
  }
  yield [sayTotals(totals), ...COLUMNS.slice(1).map(() => null), naira(totals.received)]
}
