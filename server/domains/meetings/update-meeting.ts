import type { UpdateMeeting } from '@gida/contract/domains/meetings/meeting'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { remindedBy } from './call-meeting.ts'
import { meetingChanged } from './events.ts'
import { notifyInvitees } from './notify-invitees.ts'
import { refuseUnlessOpen, refuseUnlessOrganizer } from './policy.ts'
import { getMeeting, lockMeeting, type MeetingRow } from './queries.ts'
import { splitSeries } from './split-series.ts'
import { refuseOtherDay, refuseOutOfReach } from './times/dates.ts'
import { setInvitees } from './update-invitees.ts'

/**
 * Changes a meeting, this and later ones, or all future ones of its series. A new time discards the answers and asks again. The
 * invitees always belong to the whole series. Takes the lock on the series.
 */
export async function updateMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { scope, sequence, start_time, end_time, attendee_ids, ...said }: UpdateMeeting,
): Promise<MeetingRow> {
  const named = await lockMeeting(tx, actor.user_id, id)
  refuseUnlessOrganizer(actor, named)
  refuseUnlessOpen(named, tx.now)
  if (sequence !== undefined && sequence !== named.sequence) throw problem('CONFLICT')
  if (attendee_ids && !start_time && Object.keys(said).length === 0)
    return setInvitees(tx, actor, named, attendee_ids)

  const before = scope === 'FOLLOWING' ? await splitSeries(tx, named) : named
  const isAll = scope !== 'THIS' && before.recurrence !== null
  const time = {
    starts_at: start_time ? new Date(start_time) : before.starts_at,
    ends_at: end_time ? new Date(end_time) : before.ends_at,
  }
  const shift = time.starts_at.getTime() - before.starts_at.getTime()
  const isMoved = shift !== 0 || time.ends_at.getTime() !== before.ends_at.getTime()
  if (isMoved) refuseOutOfReach(time, tx.now)
  if (isMoved && isAll) {
    refuseOtherDay(before, time)
    await shiftRule(tx, before.series_id, shift)
  }
  const changed = await tx
    .updateTable('meeting')
    .set({ ...said, changed_at: tx.now })
    .where('series_id', '=', before.series_id)
    .where('status', '=', 'SCHEDULED')
    .where('ends_at', '>', tx.now)
    .$if(!isAll, (query) => query.where('id', '=', id))
    .returning(['id', 'starts_at'])
    .execute()
  if (isMoved) {
    // Skip other dates that have begun, or that would move into the past.
    const moved = changed.filter(
      (one) =>
        one.id === id || (one.starts_at > tx.now && one.starts_at.getTime() + shift > tx.now.getTime()),
    )
    await moveMeetings(tx, moved, { shift, lasts: time.ends_at.getTime() - time.starts_at.getTime() })
  }
  await tx
    .updateTable('meeting_series')
    .set({ sequence: before.sequence + 1, changed_at: tx.now })
    .where('id', '=', before.series_id)
    .execute()
  const meeting = await getMeeting(tx, actor.user_id, id)
  await notifyInvitees(tx, { meeting, event: meetingChanged, mail: { method: 'REQUEST', whole: isAll } })
  return attendee_ids ? setInvitees(tx, actor, meeting, attendee_ids) : meeting
}

/** Shifts the planned times of the whole series, past ones too, since calendars identify dates by them. */
const shiftRule = (tx: Tx, series_id: string, ms: number) =>
  sql`update meeting set planned_at = planned_at + make_interval(secs => ${ms / 1000})
    where series_id = ${series_id}`.execute(tx)

async function moveMeetings(
  tx: Tx,
  meetings: readonly { id: string; starts_at: Date }[],
  { shift, lasts }: { shift: number; lasts: number },
): Promise<void> {
  const moved = meetings.map(({ id, starts_at: before }) => {
    const starts_at = new Date(before.getTime() + shift)
    const ends_at = new Date(starts_at.getTime() + lasts)
    return { id, starts_at, ends_at, reminded_minutes: remindedBy(starts_at, tx.now) }
  })
  await sql`
    update meeting set starts_at = moved.starts_at, ends_at = moved.ends_at, reminded_minutes = moved.reminded_minutes
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      moved (id uuid, starts_at timestamptz, ends_at timestamptz, reminded_minutes int)
    where meeting.id = moved.id`.execute(tx)
  const ids = meetings.map(({ id }) => id)
  await asSystem(tx, () => tx.deleteFrom('meeting_answer').where('meeting_id', 'in', ids).execute())
}
