import type { Report } from '@gida/contract/domains/conversations/report'
import type { PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { readCounted } from '../../../platform/db/rows/pages.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'

type Row = Omit<Report, 'created_at' | 'closed_at'> & {
  created_at: Date
  closed_at: Date | null
  total: number
}

/** A page of reports, open ones first, filtered by row-level security. */
export async function listReports(
  tx: Tx,
  query: z.output<typeof PageQuery>,
): Promise<{ rows: Report[]; total: number }> {
  const { rows, total } = await readCounted(query, async ({ page, limit }) => {
    const found = await sql<Row>`
    select r.id, r.number, r.reason, r.lines, r.created_at, r.closed_at, r.outcome, e.name as estate_name,
      coalesce(reported.full_name, '') as reported_name, coalesce(reporter.full_name, '') as reporter_name,
      closer.full_name as closed_by_name, count(*) over ()::int as total
    from message_report r
      left join estate e on e.id = r.estate_id
      left join users reported on reported.id = r.reported_id
      left join users reporter on reporter.id = r.reporter_id
      left join users closer on closer.id = r.closed_by
    order by r.closed_at is not null, r.created_at desc, r.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
    return found.rows
  })
  return {
    rows: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
    })),
    total,
  }
}

/** Records the outcome of a report, once. */
export async function closeReport(
  tx: Tx,
  { user_id }: { user_id: string },
  { id, outcome }: { id: string; outcome: string },
): Promise<void> {
  const report = orNotFound(
    await tx
      .selectFrom('message_report')
      .select('closed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (report.closed_at)
    throw new Problem('ILLEGAL_STATE', { message: 'Somebody has already reviewed this report.' })
  await tx
    .updateTable('message_report')
    .set({ closed_at: tx.now, closed_by: user_id, outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}
