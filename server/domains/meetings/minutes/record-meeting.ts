import { randomUUID } from 'node:crypto'
import type { RecordMeeting } from '@gida/contract/domains/meetings/meeting'
import { isRecordable } from '@gida/contract/domains/meetings/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { minutesWritten } from '../events.ts'
import { refreshScreens } from '../notify-invitees.ts'
import { refuseUnlessOrganizer } from '../policy.ts'
import { getMeeting, inviteesIn, lockMeeting, type MeetingRow } from '../queries.ts'

/** Records attendance and minutes, replacing earlier ones. */
export async function recordMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { attended_ids, minutes }: RecordMeeting,
): Promise<MeetingRow> {
  const meeting = await lockMeeting(tx, actor.user_id, id)
  refuseUnlessOrganizer(actor, meeting)
  if (!isRecordable(meeting, tx.now))
    throw new Problem('ILLEGAL_STATE', { message: 'Minutes are written once the meeting has begun.' })
  const invited = await inviteesIn(tx, meeting.series_id)
  const came = [...new Set(attended_ids)]
  if (came.some((user_id) => !invited.includes(user_id)))
    throw problem('VALIDATION_ERROR', [
      { path: 'attended_ids', message: 'Only who was invited is written down.' },
    ])
  // Keeps the attendance of people no longer invited.
  await tx
    .deleteFrom('meeting_attendance')
    .where('meeting_id', '=', id)
    .where('user_id', 'in', invited)
    .execute()
  if (came.length > 0)
    await tx
      .insertInto('meeting_attendance')
      .values(came.map((user_id) => ({ meeting_id: id, user_id })))
      .execute()
  await tx
    .updateTable('meeting')
    .set({ minutes, status: 'COMPLETED', changed_at: tx.now })
    .where('id', '=', id)
    .execute()
  refreshScreens(tx, meeting, invited, 'meeting_updated')
  await publish(tx, minutesWritten, { meeting_id: id, record_id: randomUUID() })
  return getMeeting(tx, actor.user_id, id)
}
