import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { reviewPromises } from './arrears/review-promises.ts'
import { raiseLateFees } from './late-fees/raise-late-fees.ts'
import { deliverLetters, textLetters } from './reminders/deliver-letters.ts'
import { remindByRule } from './reminders/remind-by-rule.ts'

const payload = z.object({})
const remind = defineJob({ name: 'remind_by_rule', payload, run: remindByRule })
const look = defineJob({ name: 'review_promises', payload, run: reviewPromises })
const fine = defineJob({
  name: 'raise_late_fees',
  payload,
  run: async (services) => void (await raiseLateFees(services)),
})

const MINUTE = 60

export const collectionJobs: AnyJob[] = [deliverLetters, textLetters, remind, look, fine]
/** Frequent, so that a new day in Lagos is noticed soon; no run repeats the work of another. */
export const collectionSchedules: Schedule[] = [
  { job: textLetters, everySeconds: MINUTE },
  { job: remind, everySeconds: 15 * MINUTE },
  { job: look, everySeconds: 60 * MINUTE },
  { job: fine, everySeconds: 60 * MINUTE },
]
