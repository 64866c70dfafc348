import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const ofMeeting = { meeting_id: z.guid(), sequence: z.int() }

/** People are asked to come; of a series, to all of it. */
export const meetingCalled = defineEvent({ name: 'meeting_called', payload: z.object(ofMeeting) })

/** It is at another time, at another place, or about something else. */
export const meetingChanged = defineEvent({ name: 'meeting_changed', payload: z.object(ofMeeting) })

export const meetingCancelled = defineEvent({ name: 'meeting_cancelled', payload: z.object(ofMeeting) })

/** It starts in so many minutes, or fewer. */
export const meetingNear = defineEvent({
  name: 'meeting_near',
  payload: z.object({ meeting_id: z.guid(), minutes: z.int() }),
})

export const meetingAnswered = defineEvent({
  name: 'meeting_answered',
  payload: z.object({ meeting_id: z.guid(), user_id: z.guid() }),
})
