import type pg from 'pg'

/**
 * Deletes stale queue rows. A job enqueued again while it runs loses its key and retries to the new one; if its process
 * dies, the row stays in the queue although nobody needs it. The same goes for failed rows of `schedules`.
 */
export async function forgetReplacedJobs(pool: pg.Pool, schedules: readonly string[]): Promise<void> {
  await pool.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and (job.last_error is null or task.identifier = any ($1))
       and job.key is null and job.locked_at is null and job.attempts >= job.max_attempts`,
    [schedules],
  )
}
