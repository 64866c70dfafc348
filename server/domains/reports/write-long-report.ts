import type { Readable } from 'node:stream'
import type { ReportCell, ReportFileAsked } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'
import { sql } from 'kysely'
import { actFor } from '../../platform/access/act-for.ts'
import type { Principal } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { readInBatches } from '../../platform/db/rows/read-in-batches.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { cellsOf } from './engine/cells.ts'
import { type Query, totalsOf, wholeOf } from './engine/query.ts'
import { openTable } from './engine/report-table.ts'
import { WRITERS } from './files/write-report.ts'

type CountRows = (rows: AsyncIterable<ReportCell[]>, expected: number) => AsyncIterable<ReportCell[]>

/**
 * Streams a report with what its requester may see now: one query through a cursor, so that it is a consistent snapshot and memory
 * stays constant.
 */
export function writeLongReport(
  services: Services,
  who: Principal,
  asked: ReportFileAsked,
  { told, put }: { told: CountRows; put: (file: Readable, content_type: string) => Promise<number> },
): Promise<number> {
  return services.read('system', async (tx) => {
    await actFor(tx, who)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const { table, query } = await openTable(tx, who, asked)
    const { write, content_type, most } = WRITERS[asked.format]
    const { rows } = await totalsOf(query).execute(tx)
    const expected = rows[0]?.row_count ?? 0
    if (most !== null && expected > most) throw problem('REPORT_TOO_LARGE', { most })
    return put(write(told(readAll(tx, query, table.columns), expected), table), content_type)
  })
}

async function* readAll(tx: Tx, query: Query, columns: readonly Column[]): AsyncGenerator<ReportCell[]> {
  for await (const rows of readInBatches(tx, 'report_rows', wholeOf(query, columns)))
    for (const row of rows) yield cellsOf(columns, row)
}
