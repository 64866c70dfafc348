import { ratingOf } from '@gida/contract/domains/vendors/rules'
import type { VendorJob } from '@gida/contract/domains/vendors/vendor'
import type { Page, PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { pageOf } from '../../platform/db/rows/pages.ts'
import { getVendor } from './vendor-queries.ts'

export type Score = { jobs_done: number; jobs_rated: number; rating: number | null }
type Counted = { vendor_id: string; done: number; rated: number; average: number | null; mean: number | null }

/** What vendors have done in the actor's estates, and their ratings. */
export async function scoresOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Score>> {
  const { rows } = await sql<Counted>`select * from app.vendor_scores(${[...ids]}::uuid[])`.execute(tx)
  return new Map(
    rows.map(({ vendor_id, done, rated, average, mean }) => [
      vendor_id,
      { jobs_done: done, jobs_rated: rated, rating: ratingOf(rated, average ?? 0, mean ?? 0) },
    ]),
  )
}

/** A vendor's work orders, newest first, filtered by row-level security. */
export async function listVendorJobs(tx: Tx, id: string, query: PageQuery): Promise<Page<VendorJob>> {
  await getVendor(tx, id)
  const jobs = tx
    .selectFrom('work_order as job')
    .innerJoin('estate', 'estate.id', 'job.estate_id')
    .leftJoin('maintenance_request as request', 'request.id', 'job.request_id')
    .select(['job.id', 'job.number', 'job.title', 'job.status', 'job.approved_amount', 'job.created_at'])
    .select(['estate.name as estate_name', 'request.rating'])
    .where('job.vendor_id', '=', id)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
  return pageOf(jobs, query, (job) => ({ ...job, created_at: job.created_at.toISOString() }))
}
