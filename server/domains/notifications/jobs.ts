import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { deliverAnnouncement } from './announcements/deliver-announcement.ts'
import { sendWaiting } from './announcements/send-waiting.ts'
import { sendDigests } from './ways/send-digests.ts'

export const notificationJobs: AnyJob[] = [deliverAnnouncement, sendWaiting, sendDigests]
export const notificationSchedules: Schedule[] = [
  { job: sendWaiting, everySeconds: 60 },
  { job: sendDigests, everySeconds: 300 },
]
