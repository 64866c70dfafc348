import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { dueRows, registerOpen } from '../../../platform/pay/open-at-provider.ts'
import { pollDue } from '../../../platform/pay/poll-due.ts'
import { advanceRemittance } from './advance-remittance.ts'

const openRemittances = registerOpen(
  dueRows('remittance', 'id', (services, remittance_id) =>
    advanceRemittance.run(services, { remittance_id }),
  ),
)

/** Polls every open remittance that is due. */
export const sweepRemittances = defineJob({
  name: 'sweep_remittances',
  payload: z.object({}),
  urgent: true,
  run: (services) => pollDue(services, openRemittances),
})
