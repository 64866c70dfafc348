import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import { type ReportFile, WantedReport } from '@gida/contract/domains/reports/report-file'
import { DAYS_KEPT } from '@gida/contract/domains/reports/rules'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { readPage } from '../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { resolveScope } from './engine/scope.ts'

const DAY_MS = 86_400_000

/** Row-level security limits them to the person's own. */
const reportFiles = (tx: Tx) =>
  tx
    .selectFrom('report_file as file')
    .leftJoin('estate', (join) => join.on('estate.id', '=', sql<string>`(file.wanted ->> 'estate_id')::uuid`))
    .selectAll('file')
    .select('estate.name as estate_name')
    .select(sql<boolean>`not file.estates <@ app.my_estates()`.as('has_left'))
type Row = Awaited<ReturnType<ReturnType<typeof reportFiles>['executeTakeFirstOrThrow']>>

export async function getReportFile(tx: Tx, id: string): Promise<ReportFile> {
  return present(await findReportFile(tx, id))
}

const findReportFile = async (tx: Tx, id: string) =>
  orNotFound(await reportFiles(tx).where('file.id', '=', id).executeTakeFirst())

/** A file ready for download; 404 once it has expired or its reader lost access. */
export async function getReadyFile(tx: Tx, actor: Actor, id: string): Promise<WantedReport> {
  const row = await findReportFile(tx, id)
  const { status, wanted, kept_until, estate_name } = present(row)
  if (status !== 'READY') throw problem('ILLEGAL_STATE')
  if (!kept_until || new Date(kept_until) <= tx.now) throw problem('NOT_FOUND')
  if (wanted.estate_id ? estate_name === null : row.has_left) throw problem('NOT_FOUND')
  if (wanted.report !== 'PAYMENTS') await resolveScope(tx, actor, wanted, shapeOf(wanted.report))
  return wanted
}

export async function listReportFiles(tx: Tx, query: PageQuery) {
  const newest = reportFiles(tx).orderBy('file.created_at', 'desc').orderBy('file.id', 'desc')
  const { rows, total } = await readPage(newest, query)
  return { rows: rows.map(present), total }
}

const present = ({
  user_id: _,
  estates: __,
  has_left: ___,
  wanted,
  created_at,
  finished_at,
  ...row
}: Row): ReportFile => ({
  ...row,
  wanted: WantedReport.parse(wanted),
  created_at: created_at.toISOString(),
  kept_until: finished_at && new Date(finished_at.getTime() + DAYS_KEPT * DAY_MS).toISOString(),
})

/** Storage key of the file. */
export const fileKey = (id: string) => `reports/${id}`
