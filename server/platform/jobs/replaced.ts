import type pg from 'pg'

/**
 * Asked for again while it runs, a job loses its key and its further tries to the new one. When its process then dies, its row
 * is left in the queue for good without ever having failed, and nobody needs it. Of `schedules`, what is done again and again,
 * nobody needs one that failed, either.
 */
export async function forgetReplacedJobs(pool: pg.Pool, schedules: readonly string[]): Promise<void> {
  await pool.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and (job.last_error is null or task.identifier = any ($1))
       and job.key is null and job.locked_at is null and job.attempts >= job.max_attempts`,
    [schedules],
  )
}
