import { type ReportFile, WantedReport } from '@gida/contract/domains/reports/report-file'
import { DAYS_KEPT } from '@gida/contract/domains/reports/rules'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { readPage } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

const DAY_MS = 86_400_000

/** Row-level security gives a person their own. */
const reportFiles = (tx: Tx) =>
  tx
    .selectFrom('report_file as file')
    .leftJoin('estate', (join) => join.on('estate.id', '=', sql<string>`(file.wanted ->> 'estate_id')::uuid`))
    .selectAll('file')
    .select('estate.name as estate_name')
type Row = Awaited<ReturnType<ReturnType<typeof reportFiles>['executeTakeFirstOrThrow']>>

export async function getReportFile(tx: Tx, id: string): Promise<ReportFile> {
  return present(orNotFound(await reportFiles(tx).where('file.id', '=', id).executeTakeFirst()))
}

export async function listReportFiles(tx: Tx, query: PageQuery) {
  const newest = reportFiles(tx).orderBy('file.created_at', 'desc').orderBy('file.id', 'desc')
  const { rows, total } = await readPage(newest, query)
  return { rows: rows.map(present), total }
}

const present = ({ user_id: _, wanted, created_at, finished_at, ...row }: Row): ReportFile => ({
  ...row,
  wanted: WantedReport.parse(wanted),
  created_at: created_at.toISOString(),
  kept_until: finished_at && new Date(finished_at.getTime() + DAYS_KEPT * DAY_MS).toISOString(),
})

/** Where its bytes lie in the store. */
export const fileKey = (id: string) => `reports/${id}`
