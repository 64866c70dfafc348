import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { sendMeetingMails } from './mail/send-meeting-mails.ts'
import { sendPollMails } from './polls/send-poll-mails.ts'
import { runMeetingLifecycle } from './run-meeting-lifecycle.ts'

const lifecycle = defineJob({
  name: 'run_meeting_lifecycle',
  payload: z.object({}),
  run: runMeetingLifecycle,
})

export const meetingJobs: AnyJob[] = [sendMeetingMails, sendPollMails, lifecycle]

export const meetingSchedules: Schedule[] = [{ job: lifecycle, everySeconds: 60 }]
