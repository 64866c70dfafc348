import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { handleProviderEvent } from './provider/handle-event.ts'
import { deliverReceipt } from './receipts/deliver-receipt.ts'
import { reconcileSettlements } from './reconcile-settlements.ts'
import { sweepPayments } from './sweep-payments.ts'

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

export const paymentJobs: AnyJob[] = [
  handleProviderEvent,
  deliverReceipt,
  sweepPayments,
  reconcileSettlements,
  expireIdempotencyKeys,
]

export const paymentSchedules: Schedule[] = [
  { job: sweepPayments, everySeconds: 15 },
  { job: reconcileSettlements, everySeconds: 1800 },
  { job: expireIdempotencyKeys, everySeconds: 3600 },
]
