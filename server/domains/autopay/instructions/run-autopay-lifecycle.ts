import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { endWithLeases } from './end-with-leases.ts'
import { notifyAutopayCharges } from './notify-autopay-charges.ts'
import { planAutopayCharges } from './plan-autopay-charges.ts'
import { runAutopayCharges } from './run-autopay-charges.ts'

/** The daily lifecycle of autopay: plans charges, gives notice, charges cards. Idempotent. */
export const runAutopayLifecycle = defineJob({
  name: 'run_autopay_lifecycle',
  payload: z.object({}),
  run: async (services) => {
    await endWithLeases(services)
    await planAutopayCharges(services)
    await notifyAutopayCharges(services)
    await runAutopayCharges(services)
  },
})
