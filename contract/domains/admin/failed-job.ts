import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

/** Fault category of a failed job; the error message is withheld, since it may contain names, addresses and secrets. */
export const JobFault = z.enum(['NO_ANSWER', 'REFUSED', 'DATABASE', 'UNREADABLE', 'FAULT'])
export type JobFault = z.infer<typeof JobFault>

const JobId = z.int().positive().meta({ description: 'Number of the job in the queue' })

const Failed = z.object({ job_id: JobId, name: z.string(), fault: JobFault, since: Instant, tries: z.int() })

/** A failed job. Without a next attempt it waits for a person. */
export const FailedJob = Failed.extend({ most_tries: z.int(), next_try_at: Instant.nullable() }).meta({
  id: 'FailedJob',
})
export type FailedJob = z.infer<typeof FailedJob>

/** A job given up for good, with the reason. */
export const GivenUpJob = Failed.extend({
  reason: z.string(),
  given_up_at: Instant,
  given_up_by_name: z.string(),
}).meta({ id: 'GivenUpJob' })
export type GivenUpJob = z.infer<typeof GivenUpJob>

/** The given jobs; all failed ones if omitted. */
export const RetryJobs = z.object({ job_ids: z.array(JobId).min(1).max(100).optional() })
export const GiveUpJob = z.object({ job_id: JobId, reason: z.string().trim().min(3).max(300) })
export type GiveUpJob = z.infer<typeof GiveUpJob>
