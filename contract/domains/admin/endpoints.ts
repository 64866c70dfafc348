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
    summary: 'Check whether this node can serve requests; 503 if a critical check fails',
    access: 'public',
    answer: Health,
  }),
  getPlatform: endpoint({
    method: 'GET',
    path: '/admin/platform',
    summary: 'Retrieve platform totals: counts, job queue, storage, and whether the ledger balances',
    access: 'platform_read',
    answer: Platform,
  }),
  getPlatformHealth: endpoint({
    method: 'GET',
    path: '/admin/health',
    summary:
      'Retrieve the health of the installation: jobs, external services, calls, storage, database, ledger and backups',
    access: 'platform_read',
    answer: PlatformHealth,
  }),
  listFailedJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs/failed',
    summary: 'List failed jobs, oldest first. Error messages are not included; they remain in the queue',
    access: 'platform_read',
    query: PageQuery,
    answer: pageOf(FailedJob),
  }),
  listGivenUpJobs: endpoint({
    method: 'GET',
    path: '/admin/jobs/given-up',
    summary: 'List jobs that were abandoned by an administrator, newest first, with the reason',
    access: 'platform_read',
    query: PageQuery,
    answer: pageOf(GivenUpJob),
  }),
  retryJobs: endpoint({
    method: 'POST',
    path: '/admin/jobs/retry',
    summary: 'Retry failed jobs immediately: the given ones, or all',
    access: 'platform_write',
    body: RetryJobs,
    answer: z.object({ count: z.int() }),
    changes: ['admin', 'analytics'],
  }),
  giveUpJob: endpoint({
    method: 'POST',
    path: '/admin/jobs/give-up',
    summary: 'Abandon a failed job: removes it from the queue permanently and records the reason',
    access: 'platform_write',
    body: GiveUpJob,
    answer: null,
    changes: ['admin', 'analytics'],
  }),
}
