import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { KoboSum } from '../../shared/money.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { announcements } from './announcement-endpoints.ts'
import { platformEstates } from './estate-endpoints.ts'
import { FailedJob, GivenUpJob, GiveUpJob, RetryJobs } from './failed-job.ts'
import { features } from './feature-endpoints.ts'
import { PlatformHealth } from './health.ts'
import { holds } from './hold-endpoints.ts'
import { merging } from './merging-endpoints.ts'
import { people } from './people-endpoints.ts'
import { revenue } from './revenue-endpoints.ts'
import { wordings } from './wording-endpoints.ts'

const Checked = z.enum(['ok', 'failed'])

export const Health = z
  .object({
    status: z.enum(['ok', 'failed']),
    checks: z.object({ database: Checked, jobs: Checked, storage: Checked, payments: Checked }),
    payments: z.object({ mode: z.enum(['simulator', 'live']) }),
    version: z.string(),
  })
  .meta({ id: 'Health' })

export const Platform = z
  .object({
    counts: z.object({
      users: z.int(),
      estates: z.int(),
      units: z.int(),
      leases: z.int(),
      payments: z.int(),
    }),
    jobs: z.object({ waiting: z.int(), failing: z.int() }),
    storage: z.object({ files: z.int(), bytes: z.int() }),
    ledger: z.object({ entries: z.int(), debits: KoboSum, credits: KoboSum, balanced: z.boolean() }),
  })
  .meta({ id: 'Platform' })

export const admin = {
  ...people,
  ...platformEstates,
  ...features,
  ...holds,
  ...announcements,
  ...merging,
  ...revenue,
  ...wordings,
  getHealth: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Whether this node can do its work; 503 when something that matters fails',
    access: 'public',
    answer: Health,
  }),
  getPlatform: endpoint({
    method: 'GET',
    path: '/admin/platform',
    summary: 'Counts, job queue, storage, and whether the books balance',
    access: 'platform_read',
    answer: Platform,
  }),
  getPlatformHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    summary: 'How the installation does: jobs, ways out, calls, storage, database, the books, backups',
    access: 'platform_read',
    answer: PlatformHealth,
  }),
  listFailedJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs/failed',
    summary: 'Jobs that were tried in vain, the oldest first; the words of their errors stay in the queue',
    access: 'platform_read',
    query: PageQuery,
    answer: pageOf(FailedJob),
  }),
  listGivenUpJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs/given-up',
    summary: 'Jobs that a person gave up, the newest first, with the reason',
    access: 'platform_read',
    query: PageQuery,
    answer: pageOf(GivenUpJob),
  }),
  retryJobs: endpoint({
    method: 'POST',
    path: '/admin/jobs/retry',
    summary: 'Try failed jobs again at once: those named, or all',
    access: 'platform_write',
    body: RetryJobs,
    answer: z.object({ count: z.int() }),
    changes: ['admin', 'analytics'],
  }),
  giveUpJob: endpoint({
    method: 'POST',
    path: '/admin/jobs/give-up',
    summary: 'Take a failed job out of the queue for good, with a reason that is kept',
    access: 'platform_write',
    body: GiveUpJob,
    answer: null,
    changes: ['admin', 'analytics'],
  }),
}
