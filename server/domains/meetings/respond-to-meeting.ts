import type { RespondToMeeting } from '@gida/contract/domains/meetings/meeting'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { meetingAnswered } from './events.ts'
import { refreshScreens } from './notify-invitees.ts'
import { isOrganizer, refuseUnlessOpen } from './policy.ts'
import { getMeeting, lockMeeting, type MeetingRow } from './queries.ts'

type Given = Pick<RespondToMeeting, 'status' | 'note' | 'start_time' | 'waited_seconds'> & {
  scope?: RespondToMeeting['scope']
}

const MOVED = 'This meeting has moved since you answered. Check the new time, then answer again.'

/**
 * Records an answer to one meeting or to all future ones of its series. The note stays until changed. An answer queued offline that
 * is older than the stored one is refused.
 */
export async function respondToMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { status, note, scope = 'THIS', start_time, waited_seconds = 0 }: Given,
): Promise<MeetingRow> {
  const meeting = await lockMeeting(tx, actor.user_id, id)
  if (isOrganizer(actor, meeting))
    throw new Problem('ILLEGAL_STATE', { message: 'You called this meeting. Cancel it if you cannot come.' })
  refuseUnlessOpen(meeting, tx.now)
  if (start_time && Date.parse(start_time) !== meeting.starts_at.getTime())
    throw new Problem('ILLEGAL_STATE', { message: MOVED })
  const said_at = new Date(tx.now.getTime() - waited_seconds * 1000)
  await refuseOverruled(tx, { meeting_id: id, user_id: actor.user_id, status, said_at })
  await sql`
    insert into meeting_answer (meeting_id, user_id, status, note, answered_at)
    select m.id, ${actor.user_id}, ${status}, ${note ?? ''}, ${said_at} from meeting m
    where m.series_id = ${meeting.series_id} and m.status = 'SCHEDULED' and m.ends_at > ${tx.now}
      and (m.id = ${id} or ${scope === 'ALL'})
    on conflict (meeting_id, user_id) do update
    set status = excluded.status, note = coalesce(${note ?? null}, meeting_answer.note),
      answered_at = greatest(excluded.answered_at, meeting_answer.answered_at)
    where meeting_answer.meeting_id = ${id} or meeting_answer.answered_at <= excluded.answered_at`.execute(tx)
  refreshScreens(tx, meeting, [meeting.organizer_id, actor.user_id], 'meeting_updated')
  await publish(tx, meetingAnswered, { meeting_id: id, user_id: actor.user_id })
  return getMeeting(tx, actor.user_id, id)
}

/** Repeating the stored answer is not a conflict. */
async function refuseOverruled(
  tx: Tx,
  said: { meeting_id: string; user_id: string; status: string; said_at: Date },
): Promise<void> {
  const later = await tx
    .selectFrom('meeting_answer')
    .select('status')
    .where('meeting_id', '=', said.meeting_id)
    .where('user_id', '=', said.user_id)
    .where('answered_at', '>', said.said_at)
    .executeTakeFirst()
  if (later && later.status !== said.status) throw problem('ANSWERED_SINCE')
}
