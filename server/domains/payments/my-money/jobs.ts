import type { AnyJob } from '../../../platform/jobs/jobs.ts'
import type { Schedule } from '../../../platform/jobs/worker.ts'
import { forgetAuthorization } from '../methods/forget-authorization.ts'
import { warnOfExpiry } from '../methods/warn-of-expiry.ts'
import { tendInstructions } from '../recurring/tend-instructions.ts'

export const ownMoneyJobs: AnyJob[] = [tendInstructions, forgetAuthorization, warnOfExpiry]

/** A new day of Lagos is seen within minutes, and a debit that waited for another payment is looked at again. */
export const ownMoneySchedules: Schedule[] = [
  { job: tendInstructions, everySeconds: 300 },
  { job: warnOfExpiry, everySeconds: 3600 },
]
