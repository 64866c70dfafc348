import type pg from 'pg'

/**
 * Asked for again while it runs, a job loses its key and its further tries to the new one. When it then fails, or its process
 * dies, its row is left in the queue for good: of what is done again and again, nobody needs it.
 */
export async function forgetReplacedJobs(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = any ($1)
       and job.key is null and job.locked_at is null and job.attempts >= job.max_attempts`,
    [names],
  )
}
