import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** By then a delayed answer has arrived, or its connection is given up; ms. */
export const LOOK_EVERY_MS = 10_000

type Locked = { id: string; since: string }

/**
 * Taking a job locks it and returns it in one statement. If that answer is lost, the job stays locked by a live worker
 * that does not know of it, for hours. After each lost answer this looks for such jobs, and unlocks those found twice.
 * The returned function stops it.
 */
export function releaseOrphanedJobs(
  pool: pg.Pool,
  poolId: string,
  events: WorkerEvents,
  everyMs = LOOK_EVERY_MS,
): () => void {
  const running = new Set<string>()
  let isInDoubt = false
  let unheard: readonly Locked[] = []
  events.on('job:start', ({ job }) => running.add(job.id))
  events.on('job:complete', ({ job }) => running.delete(job.id))
  events.on('worker:getJob:error', () => {
    isInDoubt = true
  })

  async function look(): Promise<void> {
    if (!isInDoubt) return
    const { rows } = await pool.query<Locked>(
      'select id::text, locked_at::text as since from graphile_worker._private_jobs where locked_by = $1',
      [poolId],
    )
    const found = rows.filter(({ id }) => !running.has(id))
    const again = found.filter((one) => unheard.some(({ id, since }) => id === one.id && since === one.since))
    unheard = found
    isInDoubt = found.length > 0
    if (again.length > 0)
      await pool.query(
        `with given_back as (
           update graphile_worker._private_jobs job set locked_by = null, locked_at = null
           from unnest($2::bigint[], $3::timestamptz[]) as lost (id, since)
           where job.id = lost.id and job.locked_at = lost.since and job.locked_by = $1
           returning job_queue_id)
         update graphile_worker._private_job_queues set locked_by = null, locked_at = null
         where id in (select job_queue_id from given_back) and locked_by = $1`,
        [poolId, again.map(({ id }) => id), again.map(({ since }) => since)],
      )
  }
  const looking = setInterval(() => void look().catch(() => {}), everyMs).unref()
  return () => clearInterval(looking)
}
