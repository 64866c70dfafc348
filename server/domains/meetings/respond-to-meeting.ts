import type { RespondToMeeting } from '@gida/contract/domains/meetings/meeting'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { meetingAnswered } from './events.ts'
import { isOrganizer, refuseUnlessOpen } from './policy.ts'
import { getMeeting, lockMeeting, type MeetingRow } from './queries.ts'
import { tellScreens } from './tell.ts'

type Given = Pick<RespondToMeeting, 'status' | 'note'> & { scope?: RespondToMeeting['scope'] }

/** Writes down a person's answer to one meeting, or to all of its series that are still to come. A note stays until it is changed. */
export async function respondToMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { status, note, scope = 'THIS' }: Given,
): Promise<MeetingRow> {
  const meeting = await lockMeeting(tx, actor.user_id, id)
  if (isOrganizer(actor, meeting))
    throw new Problem('ILLEGAL_STATE', { message: 'You called this meeting. Cancel it if you cannot come.' })
  refuseUnlessOpen(meeting, tx.now)
  await sql`
    insert into meeting_answer (meeting_id, user_id, status, note, answered_at)
    select m.id, ${actor.user_id}, ${status}, ${note ?? ''}, ${tx.now} from meeting m
    where m.series_id = ${meeting.series_id} and m.status = 'SCHEDULED' and m.ends_at > ${tx.now}
      and (m.id = ${id} or ${scope === 'ALL'})
    on conflict (meeting_id, user_id) do update
    set status = excluded.status, note = coalesce(${note ?? null}, meeting_answer.note), answered_at = excluded.answered_at`.execute(
    tx,
  )
  tellScreens(tx, meeting, [meeting.organizer_id, actor.user_id], 'meeting_updated')
  await publish(tx, meetingAnswered, { meeting_id: id, user_id: actor.user_id })
  return getMeeting(tx, actor.user_id, id)
}
