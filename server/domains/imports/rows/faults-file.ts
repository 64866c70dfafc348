import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { writeCsv } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { getImport } from '../queries.ts'

/** A spreadsheet of the faulty rows as sent, with their faults appended, to be corrected and sent again. */
export async function faultsFile(tx: Tx, import_id: string): Promise<SentFile> {
  const { columns, file_name } = await getImport(tx, import_id)
  const rows = await sql<{ number: number; cells: Cell[]; messages: string }>`
    select r.number, r.cells, f.messages
    from import_row r
    join (select number, string_agg(message, ' ' order by position) as messages
          from import_fault where import_id = ${import_id} and kind = 'FAULT' group by number) f using (number)
    where r.import_id = ${import_id} order by r.number`.execute(tx)
  const heads = columns.map(({ header, letter }) => header || letter)
  const lines = rows.rows.map(({ number, cells, messages }) => [
    ...columns.map(({ index }) => cells[index] ?? null),
    messages,
    number,
  ])
  return {
    bytes: writeCsv([[...heads, 'What is wrong', 'Row'], ...lines]),
    name: `${file_name.replace(/\.[^.]*$/, '')}-faults.csv`,
    content_type: 'text/csv; charset=utf-8',
  }
}
