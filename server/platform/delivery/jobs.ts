import type { AnyJob } from '../jobs/jobs.ts'
import type { Schedule } from '../jobs/schedules.ts'
import { deliverDue } from './deliver-due.ts'
import { deliverAlarm, deliverMessage } from './deliver-message.ts'

export const deliveryJobs: AnyJob[] = [deliverMessage, deliverAlarm, deliverDue]
export const deliverySchedules: Schedule[] = [{ job: deliverDue, everySeconds: 30 }]
