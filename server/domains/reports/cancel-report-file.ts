import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getReportFile } from './report-file-queries.ts'

/** Cancels an unfinished report. The running job notices at its next step. */
export async function cancelReportFile(tx: Tx, id: string): Promise<ReportFile> {
  await getReportFile(tx, id)
  const cancelled = await tx
    .updateTable('report_file')
    .set({ status: 'CANCELLED', finished_at: tx.now })
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirst()
  if (cancelled.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  return getReportFile(tx, id)
}
