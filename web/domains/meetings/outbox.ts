import type { MeetingDetail, RespondToMeeting } from '@gida/contract/domains/meetings/meeting'
import { meetings as words } from '#words/meetings'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { waitedSeconds } from '../../platform/outbox/rules.ts'

const { respondToMeeting } = client.meetings

/** A queued answer to an invitation; refused if the meeting was moved, cancelled or answered again in the meantime. */
export type MeetingAnswer = { meeting_id: string; title: string; start_time: string } & Pick<
  RespondToMeeting,
  'status' | 'note'
> & { scope?: RespondToMeeting['scope'] }

export const outbox = openOutbox<MeetingAnswer, MeetingDetail>({
  kind: 'answers',
  calls: [respondToMeeting],
  about: ({ meeting_id }) => meeting_id,
  shown: ({ title, status, meeting_id }) => ({
    text: `${title}: ${words.answers[status]}`,
    to: `/dashboard/meetings/${meeting_id}`,
  }),
  send: async ({ meeting_id, start_time, status, scope, note, written_at }) => {
    const waited_seconds = waitedSeconds({ written_at })
    const body = { start_time, status, scope, note, waited_seconds }
    const meeting = await respondToMeeting({ params: { id: meeting_id }, body })
    void invalidateBy(respondToMeeting)
    return meeting
  },
})
