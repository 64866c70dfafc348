import type { FixPoll } from '@gida/contract/domains/meetings/poll'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { callMeeting } from '../call-meeting.ts'
import { pollWithdrawn } from '../events.ts'
import type { MeetingRow } from '../queries.ts'
import { lockOwnPoll } from './lock-poll.ts'
import { getPoll, type PollRow, timesOf } from './poll-queries.ts'

/** Calls the meeting at one of the times and invites everybody who was asked. */
export async function fixPoll(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { start_time }: FixPoll,
): Promise<MeetingRow> {
  const { title, meeting_type, location, agenda, url, estate_id } = await lockOwnPoll(tx, actor.user_id, id)
  const times = await timesOf(tx, actor.user_id, [id])
  const time = times.find(({ starts_at }) => starts_at.getTime() === Date.parse(start_time))
  if (!time)
    throw problem('VALIDATION_ERROR', [{ path: 'start_time', message: 'Choose from the times offered.' }])
  const asked = await tx
    .selectFrom('meeting_poll_invitee')
    .select('user_id')
    .where('poll_id', '=', id)
    .execute()
  const { row: meeting } = await callMeeting(tx, actor, {
    ...{ title, meeting_type, location, agenda, audiences: [], ...(url && { url }) },
    ...(estate_id && { estate_id }),
    attendee_ids: asked.map(({ user_id }) => user_id),
    start_time: time.starts_at.toISOString(),
    end_time: time.ends_at.toISOString(),
  })
  await tx
    .updateTable('meeting_poll')
    .set({ status: 'FIXED', meeting_id: meeting.id })
    .where('id', '=', id)
    .execute()
  return meeting
}

/** Ends a poll without a meeting and tells those asked. */
export async function withdrawPoll(tx: Tx, actor: { user_id: string }, id: string): Promise<PollRow> {
  await lockOwnPoll(tx, actor.user_id, id)
  await tx.updateTable('meeting_poll').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute()
  await publish(tx, pollWithdrawn, { poll_id: id })
  return getPoll(tx, actor.user_id, id)
}
