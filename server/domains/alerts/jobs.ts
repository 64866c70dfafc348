import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { escalateAlerts } from './escalation/run-escalation.ts'
import { notifyAlertRecipients } from './sending/notify-recipients.ts'
import { sendPlannedAlerts } from './sending/send-planned.ts'
import { showAlert } from './sending/show-alert.ts'

export const alertJobs: AnyJob[] = [showAlert, notifyAlertRecipients, escalateAlerts, sendPlannedAlerts]

export const alertSchedules: Schedule[] = [
  { job: escalateAlerts, everySeconds: 15 },
  { job: sendPlannedAlerts, everySeconds: 60 },
]
