import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { pollPaymentSoon } from './completion/review-payment.ts'
import { handleProviderEvent } from './provider/handle-event.ts'
import { sweepPayments } from './provider/sweep-payments.ts'

export const paymentJobs: AnyJob[] = [handleProviderEvent, sweepPayments, pollPaymentSoon]

export const paymentSchedules: Schedule[] = [{ job: sweepPayments, everySeconds: 15 }]
