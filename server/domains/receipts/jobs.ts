import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { deliverReceipt } from './deliver-receipt.ts'
import { signWaitingReceipts } from './signing/sign-waiting-receipts.ts'

export const receiptJobs: AnyJob[] = [deliverReceipt, signWaitingReceipts]

export const receiptSchedules: Schedule[] = [{ job: signWaitingReceipts, everySeconds: 300 }]
