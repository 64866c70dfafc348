import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { ownMoneyJobs, ownMoneySchedules } from './my-money/jobs.ts'
import { handleProviderEvent } from './provider/handle-event.ts'
import { deliverReceipt } from './receipts/deliver-receipt.ts'
import { signWaitingReceipts } from './receipts/signing/sign-waiting-receipts.ts'
import { moneyBackJobs, moneyBackSchedules } from './refunds/jobs.ts'
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
  ...moneyBackJobs,
  handleProviderEvent,
  deliverReceipt,
  signWaitingReceipts,
  sweepPayments,
  expireIdempotencyKeys,
  ...ownMoneyJobs,
]

export const paymentSchedules: Schedule[] = [
  ...moneyBackSchedules,
  { job: sweepPayments, everySeconds: 15 },
  { job: signWaitingReceipts, everySeconds: 300 },
  { job: expireIdempotencyKeys, everySeconds: 3600 },
  ...ownMoneySchedules,
]
