import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { checkPayment } from './check-payment.ts'

const BATCH = 200
const AT_ONCE = 8

/** Asks about each payment whose time has come. Nothing depends on a webhook: one that never came is healed here. */
export const sweepPayments = defineJob({
  name: 'sweep_payments',
  payload: z.object({}),
  run: async (services) => {
    const due = await services.transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .select(['id', 'reference'])
        .where('next_check_at', '<=', tx.now)
        .orderBy('next_check_at')
        .limit(BATCH)
        .execute(),
    )
    const waiting = due.values()
    const check = async () => {
      for (const payment of waiting) {
        await checkPayment(services, payment).catch((error) =>
          services.log.warn({ error, payment_id: payment.id }, 'a payment could not be checked'),
        )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, check))
  },
})
