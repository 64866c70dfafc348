import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { raiseDueCharges } from './charges/raise-due-charges.ts'
import { tendTenancies } from './lifecycle/tend-tenancies.ts'

const HOUR = 3600

const raise = defineJob({
  name: 'raise_due_charges',
  payload: z.object({}),
  run: async (services) => void (await raiseDueCharges(services)),
})

const tend = defineJob({ name: 'tend_tenancies', payload: z.object({}), run: tendTenancies })

export const leaseJobs: AnyJob[] = [raise, tend]
/** By the hour, so that a day of Lagos has not begun for long before it is seen. */
export const leaseSchedules: Schedule[] = [
  { job: raise, everySeconds: HOUR },
  { job: tend, everySeconds: HOUR },
]
