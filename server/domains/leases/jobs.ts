import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { raiseDueCharges } from './charges/raise-due-charges.ts'
import { oweToNamedLandlords } from './lifecycle/owe-to-named-landlords.ts'
import { runLeaseLifecycle } from './lifecycle/run-lease-lifecycle.ts'

const HOUR = 3600

const raise = defineJob({
  name: 'raise_due_charges',
  payload: z.object({}),
  run: async (services) => void (await raiseDueCharges(services)),
})

const lifecycle = defineJob({ name: 'run_lease_lifecycle', payload: z.object({}), run: runLeaseLifecycle })

const owe = defineJob({ name: 'owe_to_named_landlords', payload: z.object({}), run: oweToNamedLandlords })

export const leaseJobs: AnyJob[] = [raise, lifecycle, owe]
/** Hourly, to act soon after a Lagos day begins. */
export const leaseSchedules: Schedule[] = [
  { job: raise, everySeconds: HOUR },
  { job: lifecycle, everySeconds: HOUR },
  { job: owe, everySeconds: HOUR },
]
