import type { JobHelpers } from 'graphile-worker'
import type pg from 'pg'
import type { Random } from '../clock/jitter.ts'
import type { Log } from '../log/log.ts'
import { throttleLog } from '../log/throttle-log.ts'
import { isStopping } from '../log/unhandled-rejections.ts'
import { UnreadablePayload } from './jobs.ts'

/** The worker is stopping: the rest of the job is left to the next one. */
export class StoppedEarly extends Error {
  override readonly name = 'StoppedEarly'
  override readonly message = 'The worker was stopped; the job goes on where it was.'
}

/** For a job of many steps, between two of them. */
export function throwIfStopping(): void {
  if (isStopping()) throw new StoppedEarly()
}

/** Whether another worker should run the job: nothing is wrong with it, and the attempt does not count. */
export const isHandedBack = (error: unknown): boolean =>
  error instanceof UnreadablePayload || error instanceof StoppedEarly

/** The queue pauses e³ seconds after a third attempt: an unreadable job is offered to a newer worker at that interval. */
const TRIES_OF_UNREADABLE = 3

/**
 * The queue delays a failed job by e^attempts seconds. Adds jitter of up to the same again; for a job handed back, the
 * attempt is not counted. False if the job was enqueued again meanwhile: then the new one runs.
 */
export async function postponeJob(helpers: JobHelpers, error: unknown, random: Random): Promise<boolean> {
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

/** Jobs unknown to every worker are reported after this long, when a deploy is over. */
const LONG = '10 minutes'
const TOLD_EVERY_MS = 3_600_000

type Unknown = { job: string; count: number; since: Date; why: string | null }

/** Logs, once an hour per name, jobs that wait for a worker that knows or can read them. */
export function reportUnknownJobs(names: readonly string[], log: Log) {
  const isNews = throttleLog(TOLD_EVERY_MS)
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
