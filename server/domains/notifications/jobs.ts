import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { deliverAnnouncement } from './announcements/deliver-announcement.ts'
import { sendDigests } from './send-digests.ts'

export const notificationJobs: AnyJob[] = [deliverAnnouncement, sendDigests]
export const notificationSchedules: Schedule[] = [{ job: sendDigests, everySeconds: 300 }]
