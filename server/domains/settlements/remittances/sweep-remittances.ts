import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { pursueDue } from '../../payments/index.ts'
import { advanceRemittance } from './advance-remittance.ts'

/** Every remittance that is under way, as its time comes. */
export const sweepRemittances = defineJob({
  name: 'sweep_remittances',
  payload: z.object({}),
  run: (services) =>
    pursueDue(services, 'remittance', (remittance_id) => advanceRemittance.run(services, { remittance_id })),
})
