import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runSigningClock } from './run-signing-clock.ts'
import { sealRequest } from './sealing/seal-request.ts'
import { sendLink } from './signers/send-link.ts'

const clock = defineJob({ name: 'run_signing_clock', payload: z.object({}), run: runSigningClock })

export const signingJobs: AnyJob[] = [sendLink, sealRequest, clock]
export const signingSchedules: Schedule[] = [{ job: clock, everySeconds: 600 }]
