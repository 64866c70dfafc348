import type { ReportFile, WantedReport } from '@gida/contract/domains/reports/report-file'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { makeReportFile } from './make-report-file.ts'
import { getReportFile } from './report-file-queries.ts'

/** Limits storage use per person and hour. */
const MOST_AN_HOUR = 30

/** Requests a long report; returns the pending one if the same is already being generated. */
export async function requestReportFile(tx: Tx, actor: Actor, wanted: WantedReport): Promise<ReportFile> {
  const spent = { name: 'report_files', spender: actor.user_id, most: MOST_AN_HOUR, seconds: 3600 }
  await spendAllowance(tx, spent)
  const asked = JSON.stringify(wanted)
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into report_file (user_id, wanted) values (${actor.user_id}, ${asked}::jsonb)
    on conflict (user_id, wanted) where status in ('WAITING', 'RUNNING') do update set wanted = excluded.wanted
    returning id, xmax = 0 as is_new`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('A report file was neither added nor found.')
  if (made.is_new) await enqueue(tx, makeReportFile, { report_file_id: made.id })
  return getReportFile(tx, made.id)
}
