import type { GivenUpJob, GiveUpJob } from '@gida/contract/domains/admin/failed-job'
import type { Page, PageQuery } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { pageOf } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { type FailedRow, presentFailed } from './failed-jobs.ts'

/** Removes a failed job from the queue for good and records the reason. 404 while it is being retried. */
export async function giveUpJob(tx: Tx, actor: Actor, { job_id, reason }: GiveUpJob): Promise<void> {
  const { rows } = await sql<FailedRow>`select * from app.give_up_job(${job_id})`.execute(tx)
  const given_up = orNotFound(rows[0])
  await tx
    .insertInto('given_up_job')
    .values({ ...given_up, reason, given_up_by: actor.user_id })
    .execute()
}

/** Newest first. */
export function listGivenUpJobs(tx: Tx, query: PageQuery): Promise<Page<GivenUpJob>> {
  const rows = tx
    .selectFrom('given_up_job as job')
    .innerJoin('users', 'users.id', 'job.given_up_by')
    .select([
      'job.job_id',
      'job.name',
      'job.fault',
      'job.since',
      'job.tries',
      'job.reason',
      'job.given_up_at',
    ])
    .select('users.full_name as given_up_by_name')
    .orderBy('job.given_up_at', 'desc')
    .orderBy('job.id', 'desc')
  return pageOf(rows, query, ({ reason, given_up_at, given_up_by_name, ...row }) => ({
    ...presentFailed(row),
    ...{ reason, given_up_by_name },
    given_up_at: given_up_at.toISOString(),
  }))
}
