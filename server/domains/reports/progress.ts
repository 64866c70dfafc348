import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import { WantedReport } from '@gida/contract/domains/reports/report-file'
import { DAYS_KEPT } from '@gida/contract/domains/reports/rules'
import { formatPeriod } from '@gida/contract/shared/dates'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { ReportFile } from '../../platform/db/schema/generated.ts'
import { notify } from '../notifications/index.ts'

/** The report was cancelled, removed or completed in the meantime. */
export class ReportCancelled extends Error {
  override readonly name = 'ReportCancelled'
}

const OF_THE_READER = sql<string[]>`coalesce(
  (select array_agg(distinct a.estate_id) from estate_association a where a.user_id = file.user_id), '{}')`

/** Starts generating a report for the person who requested it. */
export async function startReportFile(tx: Tx, id: string) {
  const taken = await tx
    .updateTable('report_file as file')
    .from('users')
    .set({ status: 'RUNNING', rows_done: 0, estates: OF_THE_READER })
    .whereRef('users.id', '=', 'file.user_id')
    .where('file.id', '=', id)
    .where('file.status', 'in', ['WAITING', 'RUNNING'])
    .returning(['file.wanted', 'file.user_id', 'users.role'])
    .executeTakeFirst()
  if (!taken) throw new ReportCancelled()
  return taken
}

export async function tellProgress(
  tx: Tx,
  id: string,
  { done, of }: { done: number; of: number | null },
): Promise<void> {
  await update(tx, id, { rows_done: done, rows_expected: of })
}

/** Marks a report as ready; `size` in bytes. */
export async function finishReportFile(tx: Tx, id: string, size: number): Promise<void> {
  await update(tx, id, { status: 'READY', size, finished_at: tx.now })
  await tell(tx, id)
}

/** Marks a report as failed; `failure` is a message for the person. */
export async function failReportFile(tx: Tx, id: string, failure: string): Promise<void> {
  await update(tx, id, { status: 'FAILED', failure, finished_at: tx.now })
  await tell(tx, id)
}

async function update(tx: Tx, id: string, change: Updateable<ReportFile>): Promise<void> {
  const changed = await tx
    .updateTable('report_file')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw new ReportCancelled()
}

const rows = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'row' : 'rows'}`
const payments = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'payment' : 'payments'}`

/** Only notifies within the app, since the person who asked is using it. */
async function tell(tx: Tx, id: string): Promise<void> {
  const file = await tx.selectFrom('report_file').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { report, from, to } = WantedReport.parse(file.wanted)
  const ofPayments = report === 'PAYMENTS'
  const what = `${ofPayments ? 'Payments' : shapeOf(report).title} ${formatPeriod(from, to)}`
  const counted = (ofPayments ? payments : rows)(file.rows_done)
  await notify(tx, {
    ...{ user_id: file.user_id, key: `report_file:${id}`, type: 'payment', priority: 'low', rings: false },
    ...(file.failure === null
      ? {
          title: 'Your report is ready',
          message: `${what}: ${counted}. It is kept for ${DAYS_KEPT} days.`,
        }
      : { title: 'Your report could not be made', message: `${what}. ${file.failure}` }),
    action_url: '/dashboard/reports',
  })
}
