import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const ofMeeting = { meeting_id: z.guid(), sequence: z.int() }

/** People were invited to a meeting or a whole series. */
export const meetingCalled = defineEvent({ name: 'meeting_called', payload: z.object(ofMeeting) })

/** Its time, place or subject changed. */
export const meetingChanged = defineEvent({ name: 'meeting_changed', payload: z.object(ofMeeting) })

export const meetingCancelled = defineEvent({ name: 'meeting_cancelled', payload: z.object(ofMeeting) })

/** Invitees were added or removed; the others are not notified. */
export const inviteesChanged = defineEvent({
  name: 'meeting_invitees_changed',
  payload: z.object({ ...ofMeeting, added: z.array(z.guid()), dropped: z.array(z.guid()) }),
})

/** It starts within this many minutes. */
export const meetingNear = defineEvent({
  name: 'meeting_near',
  payload: z.object({ meeting_id: z.guid(), minutes: z.int() }),
})

export const meetingAnswered = defineEvent({
  name: 'meeting_answered',
  payload: z.object({ meeting_id: z.guid(), user_id: z.guid() }),
})

/** The minutes were recorded or rewritten, each time with a new `record_id`. */
export const minutesWritten = defineEvent({
  name: 'minutes_written',
  payload: z.object({ meeting_id: z.guid(), record_id: z.guid() }),
})

const ofPoll = { payload: z.object({ poll_id: z.guid() }) }

/** People were asked which of several times suit them. */
export const pollOpened = defineEvent({ name: 'poll_opened', ...ofPoll })
/** Somebody has chosen, or is not waited for any more. */
export const pollAnswered = defineEvent({ name: 'poll_answered', ...ofPoll })
export const pollWithdrawn = defineEvent({ name: 'poll_withdrawn', ...ofPoll })
