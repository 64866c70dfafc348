import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { KoboSum } from '../../shared/money.ts'

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
}
