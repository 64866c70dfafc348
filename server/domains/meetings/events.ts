import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const ofMeeting = { meeting_id: z.guid(), sequence: z.int() }

/** People are asked to come; of a series, to all of it. */
export const meetingCalled = defineEvent({ name: 'meeting_called', payload: z.object(ofMeeting) })

/** It is at another time, at another place, or about something else. */
export const meetingChanged = defineEvent({ name: 'meeting_changed', payload: z.object(ofMeeting) })

export const meetingCancelled = defineEvent({ name: 'meeting_cancelled', payload: z.object(ofMeeting) })

/** Some are invited, and some no more; the others know of nothing. */
export const inviteesChanged = defineEvent({
  name: 'meeting_invitees_changed',
  payload: z.object({ ...ofMeeting, added: z.array(z.guid()), dropped: z.array(z.guid()) }),
})

/** It starts in so many minutes, or fewer. */
export const meetingNear = defineEvent({
  name: 'meeting_near',
  payload: z.object({ meeting_id: z.guid(), minutes: z.int() }),
})

export const meetingAnswered = defineEvent({
  name: 'meeting_answered',
  payload: z.object({ meeting_id: z.guid(), user_id: z.guid() }),
})

/** Who came and what was said is written down, for the first time or anew: each time has its own `record_id`. */
export const minutesWritten = defineEvent({
  name: 'minutes_written',
  payload: z.object({ meeting_id: z.guid(), record_id: z.guid() }),
})

const ofPoll = { payload: z.object({ poll_id: z.guid() }) }

/** People are asked which of some times suit them. */
export const pollOpened = defineEvent({ name: 'poll_opened', ...ofPoll })
export const pollAnswered = defineEvent({ name: 'poll_answered', ...ofPoll })
export const pollWithdrawn = defineEvent({ name: 'poll_withdrawn', ...ofPoll })
