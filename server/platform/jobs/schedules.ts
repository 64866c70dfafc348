import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { retryTransaction } from '../db/retry-transaction.ts'
import type { Services } from '../services.ts'
import { type AnyJob, enqueue } from './jobs.ts'

/** A recurring job: enqueued at most every so many seconds, by whichever process is first. */
export type Schedule = { job: AnyJob; everySeconds: number }

const LOOK_EVERY_SECONDS = 5

/** Enqueues every recurring job now, regardless of its interval. */
export const enqueueAllScheduled = (services: Services, schedules: readonly Schedule[]): Promise<void> =>
  inTransaction(services, (tx) => enqueueEach(tx, schedules))

/** Enqueues the recurring jobs whose interval has passed. */
export const enqueueDueScheduled = (services: Services, schedules: readonly Schedule[]): Promise<void> =>
  inTransaction(services, async (tx) => {
    const due = await takeDue(tx, schedules)
    await enqueueEach(
      tx,
      schedules.filter(({ job }) => due.has(job.name)),
    )
  })

/** Tries again after a deadlock, which a worker that takes or completes the same jobs can cause. */
const inTransaction = (services: Services, work: (tx: Tx) => Promise<void>): Promise<void> =>
  retryTransaction(services.random, () => services.transaction('system', work))

/** Runs now, and then every few seconds until the timer is cleared. */
export function startSchedules(services: Services, schedules: readonly Schedule[]): NodeJS.Timeout {
  const enqueueDue = () =>
    enqueueDueScheduled(services, schedules).catch((error) =>
      services.log.warn({ error }, 'the recurring jobs could not be enqueued'),
    )
  enqueueDue()
  return setInterval(enqueueDue, LOOK_EVERY_SECONDS * 1000)
}

/** Uses real time, which no demo moves. Counts as due half a poll early, so that a simultaneous poll does not delay it by a whole one. */
async function takeDue(tx: Tx, schedules: readonly Schedule[]): Promise<Set<string>> {
  const intervals = schedules.map(({ job, everySeconds }) => ({
    job: job.name,
    seconds: everySeconds - LOOK_EVERY_SECONDS / 2,
  }))
  const { rows } = await sql<{ job: string }>`
    insert into recurring_job (job, next_at)
    select job, now() + make_interval(secs => seconds)
    from json_to_recordset(${JSON.stringify(intervals)}) as schedule (job text, seconds float8) order by job
    on conflict (job) do update set next_at = excluded.next_at where recurring_job.next_at <= now()
    returning job`.execute(tx)
  return new Set(rows.map(({ job }) => job))
}

async function enqueueEach(tx: Tx, schedules: readonly Schedule[]): Promise<void> {
  for (const { job } of schedules) await enqueue(tx, job, {}, { key: `schedule:${job.name}` })
}
