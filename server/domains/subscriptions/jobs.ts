import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { raiseInvoices } from './invoices/raise-invoices.ts'
import { remindOfInvoices } from './invoices/remind-of-invoices.ts'
import { sweepInvoicePayments } from './paying/sweep-invoice-payments.ts'
import { readInvoiceRefunds } from './reversals/read-invoice-refunds.ts'

const payload = z.object({})
export const raisePlatformInvoices = defineJob({
  name: 'raise_platform_invoices',
  payload,
  run: raiseInvoices,
})
export const remindOfPlatformInvoices = defineJob({
  name: 'remind_of_platform_invoices',
  payload,
  run: remindOfInvoices,
})

const MINUTE = 60

export const subscriptionJobs: AnyJob[] = [
  raisePlatformInvoices,
  remindOfPlatformInvoices,
  sweepInvoicePayments,
  readInvoiceRefunds,
]
/** Frequent, so that a month is billed soon after it ends in Lagos; all are idempotent. */
export const subscriptionSchedules: Schedule[] = [
  { job: raisePlatformInvoices, everySeconds: 60 * MINUTE },
  { job: remindOfPlatformInvoices, everySeconds: 60 * MINUTE },
  { job: sweepInvoicePayments, everySeconds: 15 },
  { job: readInvoiceRefunds, everySeconds: 24 * 60 * MINUTE },
]
