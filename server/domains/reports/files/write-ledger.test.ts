import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ReportTable } from './report-table.ts'
import { LEDGER_COLUMNS, writeQuickBooks, writeSage, writeXero } from './write-ledger.ts'

const columns = LEDGER_COLUMNS.map((key) => shapeOf('GENERAL_LEDGER').columns.find((one) => one.key === key))
const table = { title: 'General ledger', under: '', made: '', made_at: new Date(0), columns } as ReportTable

/** Journals of any length that sum to zero, some with equal text on the same day. */
const journal = fc
  .record({
    amounts: fc.array(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }), {
      minLength: 1,
      maxLength: 40,
    }),
    what: fc.constantFrom('Rent', '=1+1', 'Diesel, "Ola" Energy', 'Ọmọ́lẹ́'),
    name: fc.constantFrom(null, 'Aisha Bello', '@sum'),
  })
  .map(({ amounts, ...said }) => {
    const rest = -amounts.reduce((sum, amount) => sum + amount, 0)
    return { ...said, amounts: [...amounts, rest].filter((amount) => amount !== 0) }
  })

const rowsOf = (journals: readonly { amounts: number[]; what: string; name: string | null }[]) =>
  journals.flatMap(({ amounts, what, name }, at) =>
    amounts.map((amount): ReportCell[] => [
      ...['2026-11-05', `G${at}`, what, 'Landlords', name, 'Palmgrove Court', 'LANDLORDS', amount],
    ]),
  )
const stream = (rows: ReportCell[][]) => Readable.from(rows) as AsyncIterable<ReportCell[]>
const read = (csv: string) =>
  parse(csv, { columns: true, relax_column_count: false }) as Record<string, string>[]
/** Parses an amount as a program would: two decimals, no currency sign or separators. */
function kobo(written: string): number {
  expect(written).toMatch(/^-?\d+\.\d\d$/)
  return Math.round(Number(written) * 100)
}
const sumBy = (
  rows: Record<string, string>[],
  key: (row: Record<string, string>) => string,
  amount: (row: Record<string, string>) => number,
) => [...Map.groupBy(rows, key).values()].map((of) => of.reduce((sum, row) => sum + amount(row), 0))

const alwaysZero = (sums: number[]) => expect(sums.every((sum) => sum === 0)).toBe(true)
const DAY = /^\d\d\/\d\d\/\d{4}$/

test('whatever the entries are, each program reads whole journals that add up, in the columns that it documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(journal, { maxLength: 60 }), async (journals) => {
      const rows = rowsOf(journals)

      const quickBooks = read(await text(writeQuickBooks(stream(rows), table)))
      expect(quickBooks).toHaveLength(rows.length)
      for (const {
        Debits = '',
        Credits = '',
        'Journal Date': on = '',
        'Account Name': account,
      } of quickBooks) {
        expect([Debits === '', Credits === ''].filter(Boolean)).toHaveLength(1)
        expect(on).toMatch(DAY)
        expect(account).toBe('Landlords')
      }
      const signed = ({ Debits = '', Credits = '' }) => (Debits ? kobo(Debits) : -kobo(Credits))
      alwaysZero(sumBy(quickBooks, (row) => row['Journal No.'] ?? '', signed))

      const files = unzipSync(await buffer(writeXero(stream(rows), table)))
      const xero = Object.values(files).map((bytes) => read(Buffer.from(bytes).toString('utf8')))
      expect(xero.flat()).toHaveLength(rows.length)
      for (const file of xero) {
        expect(file.length).toBeLessThanOrEqual(300)
        alwaysZero(
          sumBy(
            file,
            (row) => `${row['*Narration']} ${row['*Date']}`,
            (row) => kobo(row['*Amount'] ?? ''),
          ),
        )
        for (const row of file) expect([row['*AccountCode'], row['*TaxRate']]).toEqual(['2100', 'Tax Exempt'])
      }

      const sage = read(await text(writeSage(stream(rows), table)))
      expect(sage).toHaveLength(rows.length)
      for (const row of sage) {
        expect(['JD', 'JC']).toContain(row.Type)
        expect(row.Date).toMatch(DAY)
        expect(row.Details?.length).toBeLessThanOrEqual(61)
        expect(kobo(row['Net Amount'] ?? '')).toBeGreaterThan(0)
      }
      const side = (row: Record<string, string>) =>
        kobo(row['Net Amount'] ?? '') * (row.Type === 'JD' ? 1 : -1)
      alwaysZero(sumBy(sage, (row) => row.Reference ?? '', side))
    }),
    { numRuns: 100, seed: 3 },
  )
})
