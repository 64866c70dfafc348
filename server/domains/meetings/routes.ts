import { meetings } from '@gida/contract/domains/meetings/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { callMeeting } from './call-meeting.ts'
import { cancelMeeting } from './cancel-meeting.ts'
import { recordMeeting } from './minutes/record-meeting.ts'
import { findInvitable } from './people.ts'
import { presentMeeting, presentMeetings } from './present.ts'
import { getMeeting, listMeetings } from './queries.ts'
import { respondToMeeting } from './respond-to-meeting.ts'
import { checkMeeting } from './times/check-meeting.ts'
import { updateInvitees } from './update-invitees.ts'
import { updateMeeting } from './update-meeting.ts'

export function meetingRoutes({ on, make }: Mount): void {
  on(meetings.listMeetings, async (tx, { actor, query }) => {
    const { rows, total, unread_count } = await listMeetings(tx, actor.user_id, query)
    const data = await presentMeetings(tx, actor.user_id, rows)
    return { data, ...pagination(query, total), unread_count }
  })

  make(meetings.createMeeting, async (tx, { actor, body }) => {
    const { row, is_new } = await callMeeting(tx, actor, body)
    return { answer: await presentMeeting(tx, actor.user_id, row), is_new }
  })

  on(meetings.listInvitable, (tx, { actor, query }) => findInvitable(tx, actor.user_id, query.search))

  on(meetings.checkMeeting, (tx, { actor, body }) => checkMeeting(tx, actor, body))

  on(meetings.getMeeting, async (tx, { actor, params }) =>
    presentMeeting(tx, actor.user_id, await getMeeting(tx, actor.user_id, params.id)),
  )

  on(meetings.updateMeeting, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await updateMeeting(tx, actor, params.id, body)),
  )

  on(meetings.updateInvitees, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await updateInvitees(tx, actor, params.id, body)),
  )

  on(meetings.cancelMeeting, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await cancelMeeting(tx, actor, params.id, body)),
  )

  on(meetings.respondToMeeting, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await respondToMeeting(tx, actor, params.id, body)),
  )

  on(meetings.recordMeeting, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await recordMeeting(tx, actor, params.id, body)),
  )
}
