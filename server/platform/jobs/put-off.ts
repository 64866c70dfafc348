import type { JobHelpers } from 'graphile-worker'
import type pg from 'pg'
import type { Random } from '../clock/jitter.ts'
import type { Log } from '../log/log.ts'
import { seldom } from '../log/seldom.ts'
import { UnreadablePayload } from './jobs.ts'

/** The worker is to stop: what is left of the job is for the next one. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly'
  override readonly message = 'The worker was stopped; the job goes on where it was.'
}

/** Whether another worker is to do the job: nothing is wrong with it, and the try does not count. */
export const isHandedBack = (error: unknown): boolean =>
  error instanceof UnreadablePayload || error instanceof StoppedEarly

/** The queue pauses e³ seconds after a third try: so often a newer worker is given what this one cannot read. */
const TRIES_OF_UNREADABLE = 3

/**
 * The queue puts a failed job off by e^tries seconds after this. A pause of up to as much again keeps those that failed together
 * apart; for a job that is handed back, the tries stay what they were. False where it was asked for again meanwhile: the new one does it.
 */
export async function putOff(helpers: JobHelpers, error: unknown, random: Random): Promise<boolean> {
  const { id, key, attempts } = helpers.job
  const tries =
    error instanceof UnreadablePayload
      ? TRIES_OF_UNREADABLE
      : error instanceof StoppedEarly
        ? attempts - 1
        : attempts
  const { rowCount } = await helpers.query(
    `update graphile_worker._private_jobs set attempts = $3::int,
       run_at = greatest(now(), run_at) + $4::float8 * exp(least($3::int, 10)) * interval '1 second'
     where id = $1 and key is not distinct from $2`,
    [id, key, tries, error instanceof StoppedEarly ? 0 : random()],
  )
  return rowCount === 1
}

/** What no worker has known for so long is told of: a deploy is over by then. */
const LONG = '10 minutes'
const TOLD_EVERY_MS = 3_600_000

type Unknown = { job: string; count: number; since: Date; why: string | null }

/** Says, of each name once an hour, which jobs wait in vain for a worker that knows them or can read them. */
export function reportUnknownJobs(names: readonly string[], log: Log) {
  const isNews = seldom(TOLD_EVERY_MS)
  return async (pool: pg.Pool): Promise<void> => {
    const { rows } = await pool.query<Unknown>(
      `select task.identifier as job, count(*)::int as count, min(job.created_at) as since, max(job.last_error) as why
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
       where job.locked_at is null and job.created_at < now() - interval '${LONG}' and (
         not task.identifier = any ($1) and job.run_at < now() - interval '${LONG}'
         or job.last_error like 'UNREADABLE:%')
       group by 1`,
      [names],
    )
    for (const { job, ...waiting } of rows)
      if (isNews(job))
        log.error({ job, ...waiting }, 'jobs wait for a version of Gida that knows them, and none does them')
  }
}
