import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runAutopayLifecycle } from './instructions/run-autopay-lifecycle.ts'
import { forgetAuthorization } from './payment-methods/forget-authorization.ts'
import { sealCardsAnew } from './payment-methods/seal-cards.ts'
import { warnOfExpiry } from './payment-methods/warn-of-expiry.ts'

export const autopayJobs: AnyJob[] = [runAutopayLifecycle, forgetAuthorization, sealCardsAnew, warnOfExpiry]

/** Frequent, to notice a new Lagos day within minutes and to retry charges that waited for another payment. */
export const autopaySchedules: Schedule[] = [
  { job: runAutopayLifecycle, everySeconds: 300 },
  { job: warnOfExpiry, everySeconds: 3600 },
  { job: sealCardsAnew, everySeconds: 3600 },
]
