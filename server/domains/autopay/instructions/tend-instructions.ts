import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { announceDebits } from './announce-debits.ts'
import { endWithLeases } from './end-with-leases.ts'
import { planDebits } from './plan-debits.ts'
import { runDebits } from './run-debits.ts'

/** What a new day does to standing instructions. Run again, it changes nothing. */
export const tendInstructions = defineJob({
  name: 'tend_standing_instructions',
  payload: z.object({}),
  run: async (services) => {
    await endWithLeases(services)
    await planDebits(services)
    await announceDebits(services)
    await runDebits(services)
  },
})
