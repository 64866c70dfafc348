import { type FailedJob, JobFault } from '@gida/contract/domains/admin/failed-job'
import { type Page, type PageQuery, pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { readQueue } from './queue-state.ts'

export type FailedRow = { job_id: number; name: string; fault: string; since: Date; tries: number }
type Row = FailedRow & { most_tries: number; next_try_at: Date | null }

/** Failed jobs, oldest first. */
export async function listFailedJobs(tx: Tx, query: PageQuery): Promise<Page<FailedJob>> {
  const { page, limit } = query
  const { rows } = await sql<Row>`select * from app.failed_jobs(${(page - 1) * limit}, ${limit})`.execute(tx)
  const { failing } = await readQueue(tx)
  const data = rows.map(({ most_tries, next_try_at, ...row }) => ({
    ...presentFailed(row),
    most_tries,
    next_try_at: next_try_at?.toISOString() ?? null,
  }))
  return { data, pagination: pagination(query, failing) }
}

/** Failures from before fault codes were stored get the general one. */
export const presentFailed = ({ fault, since, ...row }: FailedRow) => ({
  ...row,
  fault: JobFault.catch('FAULT').parse(fault),
  since: since.toISOString(),
})

/** Retries failed jobs at once: those named, or all. Returns how many. */
export async function retryJobs(tx: Tx, ids: readonly number[] | undefined): Promise<number> {
  const wanted = ids ? [...ids] : null
  const { rows } = await sql<{ count: number }>`
    select app.retry_failed_jobs(${wanted}::bigint[]) as count`.execute(tx)
  return rows[0]?.count ?? 0
}
