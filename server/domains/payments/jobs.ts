import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { handleProviderEvent } from './provider/handle-event.ts'
import { sweepPayments } from './provider/sweep-payments.ts'

const KEYS_LIVE_MS = 24 * 3_600_000

const expireIdempotencyKeys = defineJob({
  name: 'expire_idempotency_keys',
  payload: z.object({}),
  run: async (services) => {
    await services.transaction('system', (tx) =>
      tx
        .deleteFrom('idempotency_key')
        .where('created_at', '<', new Date(tx.now.getTime() - KEYS_LIVE_MS))
        .execute(),
    )
  },
})

export const paymentJobs: AnyJob[] = [handleProviderEvent, sweepPayments, expireIdempotencyKeys]

export const paymentSchedules: Schedule[] = [
  { job: sweepPayments, everySeconds: 15 },
  { job: expireIdempotencyKeys, everySeconds: 3600 },
]
