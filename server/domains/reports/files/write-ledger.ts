import { Readable } from 'node:stream'
import { ACCOUNT_CODES } from '@gida/contract/domains/books/account-codes'
import { AccountKind } from '@gida/contract/domains/books/trust'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import { plainNaira } from '@gida/contract/shared/naira'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { streamZip, type ZipFile } from '../../../platform/files/stream-zip.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { csvLine } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import type { ReportTable } from './report-table.ts'

/** The columns of the general ledger that are exported to accounting software. */
export const LEDGER_COLUMNS = ['on', 'number', 'what', 'account', 'name', 'estate', 'kind', 'amount'] as const
type Entry = Record<(typeof LEDGER_COLUMNS)[number], ReportCell>
type Rows = AsyncIterable<ReportCell[]>
type Layout = { head: readonly string[]; line: (entry: Entry) => Cell[] }

/** `2026-11-05` → `05/11/2026`, the date format of all three programs in Nigeria. */
const dayOf = ({ on }: Entry) => String(on).split('-').reverse().join('/')
const codeOf = ({ kind }: Entry) => ACCOUNT_CODES[AccountKind.parse(kind)]
/** Includes the journal number, so that two journals with equal text are not merged on import. */
const saysOf = ({ what, number }: Entry) => `${what} (${number})`

/** QuickBooks Online import of journal entries: rows with the same number form one entry; debit or credit is left blank. */
const quickBooks: Layout = {
  head: ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits', 'Name'],
  line: (entry) => {
    const amount = Number(entry.amount)
    const sides = amount > 0 ? [plainNaira(amount), null] : [null, plainNaira(-amount)]
    return [entry.number, dayOf(entry), entry.account, entry.what, ...sides, entry.name]
  },
}

/** Xero import of manual journals: account by code, debits positive; rows with the same narration and date form one journal. */
const xero: Layout = {
  head: [
    ...['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
  ],
  line: (entry) => [
    ...[
      saysOf(entry),
      dayOf(entry),
      entry.name,
      codeOf(entry),
      'Tax Exempt',
      plainNaira(Number(entry.amount)),
    ],
    ...['Estate', entry.estate, null, null],
  ],
}
const XERO_LINES = 300

/** Sage 50 import of audit trail transactions: debit is JD and credit JC, both positive; T9 is outside VAT. */
const sage: Layout = {
  head: [
    ...['Type', 'Account Reference', 'Nominal A/C Ref', 'Department Code', 'Date', 'Reference', 'Details'],
    ...['Net Amount', 'Tax Code', 'Tax Amount'],
  ],
  line: (entry) => {
    const amount = Number(entry.amount)
    const details = beginningOf([entry.what, entry.name].filter(Boolean).join(', '), 60)
    return [
      ...[amount > 0 ? 'JD' : 'JC', null, codeOf(entry), null, dayOf(entry), entry.number, details],
      ...[plainNaira(Math.abs(amount)), 'T9', '0.00'],
    ]
  },
}

async function* entries(rows: Rows, { columns }: ReportTable): AsyncGenerator<Entry> {
  const places = LEDGER_COLUMNS.map(
    (key) => [key, columns.findIndex((column) => column.key === key)] as const,
  )
  for await (const row of rows)
    yield Object.fromEntries(places.map(([key, at]) => [key, row[at] ?? null])) as Entry
}

const oneFile =
  ({ head, line }: Layout) =>
  (rows: Rows, table: ReportTable): Readable => {
    async function* lines(): AsyncGenerator<string> {
      yield csvLine(head)
      for await (const entry of entries(rows, table)) yield csvLine(line(entry))
    }
    return Readable.from(lines(), { objectMode: false })
  }

export const writeQuickBooks = oneFile(quickBooks)
export const writeSage = oneFile(sage)

/** A zip with as many files as needed, since Xero limits the lines per file. A journal is never split. */
export const writeXero = (rows: Rows, table: ReportTable): Readable =>
  Readable.from(streamZip(xeroFiles(rows, table)), { objectMode: false })

async function* xeroFiles(rows: Rows, table: ReportTable): AsyncGenerator<ZipFile> {
  let [file, count]: [string[], number] = [[], 0]
  const whole = () => {
    const bytes = Buffer.from(csvLine(xero.head) + file.join(''), 'utf8')
    file = []
    count += 1
    return { name: `xero-journals-${String(count).padStart(3, '0')}.csv`, read: async () => bytes }
  }
  for await (const journal of journals(entries(rows, table))) {
    if (file.length > 0 && file.length + journal.length > XERO_LINES) yield whole()
    file.push(...journal.map((entry) => csvLine(xero.line(entry))))
  }
  if (file.length > 0 || count === 0) yield whole()
}

/** Groups entries, which are ordered by journal. */
async function* journals(all: AsyncIterable<Entry>): AsyncGenerator<Entry[]> {
  let journal: Entry[] = []
  for await (const entry of all) {
    if (journal[0] && journal[0].number !== entry.number) {
      yield journal
      journal = []
    }
    journal.push(entry)
  }
  if (journal.length > 0) yield journal
}
