import type { UpdateInvitees } from '@gida/contract/domains/meetings/meeting'
import { MOST_INVITEES } from '@gida/contract/domains/meetings/rules'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { inviteesChanged } from './events.ts'
import { sendMeetingMails } from './mail/send-meeting-mails.ts'
import { refreshScreens } from './notify-invitees.ts'
import { inviteesOf } from './people.ts'
import { refuseUnlessOpen, refuseUnlessOrganizer } from './policy.ts'
import { getMeeting, inviteesIn, lockMeeting, type MeetingRow } from './queries.ts'

/** Changes the invitees of a meeting and its series. Those who stay are not notified, since their calendars are unchanged. */
export async function updateInvitees(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { removed_ids, sequence, ...wanted }: UpdateInvitees,
): Promise<MeetingRow> {
  const before = await lockMeeting(tx, actor.user_id, id)
  refuseUnlessOrganizer(actor, before)
  refuseUnlessOpen(before, tx.now)
  if (sequence !== undefined && sequence !== before.sequence) throw problem('CONFLICT')

  const invited = await inviteesIn(tx, before.series_id)
  const dropped = invited.filter((one) => removed_ids.includes(one))
  const asks = wanted.attendee_ids.length + wanted.audiences.length > 0
  const asked = asks ? await inviteesOf(tx, actor, wanted) : []
  const added = asked.filter((one) => !invited.includes(one))
  refuseUnfitCount(invited.length + added.length - dropped.length)
  if (added.length + dropped.length === 0) return before

  return changeInvitees(tx, before, { added, dropped })
}

/** Replaces the invitees. Needs the lock on the series. */
export async function setInvitees(
  tx: Tx,
  actor: { user_id: string },
  meeting: MeetingRow,
  attendee_ids: readonly string[],
): Promise<MeetingRow> {
  const [wanted, invited] = await Promise.all([
    inviteesOf(tx, actor, { attendee_ids, audiences: [] }),
    inviteesIn(tx, meeting.series_id),
  ])
  const added = wanted.filter((one) => !invited.includes(one))
  const dropped = invited.filter((one) => !wanted.includes(one))
  refuseUnfitCount(wanted.length, 'attendee_ids')
  return added.length + dropped.length === 0 ? meeting : changeInvitees(tx, meeting, { added, dropped })
}

/** Adds and removes invitees and notifies them. Needs the lock on the series. */
export async function changeInvitees(
  tx: Tx,
  { id, series_id, sequence, organizer_id }: MeetingRow,
  { added, dropped }: { added: string[]; dropped: string[] },
): Promise<MeetingRow> {
  await drop(tx, series_id, dropped)
  if (added.length > 0)
    await tx
      .insertInto('meeting_invitee')
      .values(added.map((user_id) => ({ series_id, user_id })))
      .execute()
  await tx
    .updateTable('meeting_series')
    .set({ sequence: sequence + 1, changed_at: tx.now })
    .where('id', '=', series_id)
    .execute()
  const meeting = await getMeeting(tx, organizer_id, id)
  await tell(tx, meeting, { added, dropped })
  return meeting
}

/** `field` is the input field named in the error. */
function refuseUnfitCount(count: number, field = 'removed_ids'): void {
  if (count >= 1 && count <= MOST_INVITEES) return
  const message =
    count < 1
      ? 'At least one person must be invited. If nobody should come, cancel the meeting.'
      : `A meeting has at most ${MOST_INVITEES} people. Send a notice to more.`
  throw problem('VALIDATION_ERROR', [{ path: count < 1 ? field : 'attendee_ids', message }])
}

/** Removes their answers to future meetings; past ones stay. */
async function drop(tx: Tx, series_id: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await tx
    .deleteFrom('meeting_invitee')
    .where('series_id', '=', series_id)
    .where('user_id', 'in', people)
    .execute()
  await asSystem(tx, () =>
    sql`delete from meeting_answer where user_id = any (${people}::uuid[]) and meeting_id in (
      select id from meeting where series_id = ${series_id} and ends_at > ${tx.now})`.execute(tx),
  )
}

async function tell(
  tx: Tx,
  meeting: MeetingRow,
  { added, dropped }: { added: string[]; dropped: string[] },
): Promise<void> {
  const of = { meeting_id: meeting.id, sequence: meeting.sequence }
  refreshScreens(tx, meeting, added, 'meeting_invitation')
  refreshScreens(tx, meeting, await inviteesIn(tx, meeting.series_id), 'meeting_updated')
  refreshScreens(tx, meeting, dropped, 'meeting_updated')
  const mail = { ...of, whole: true }
  if (added.length > 0) await enqueue(tx, sendMeetingMails, { ...mail, method: 'REQUEST', only: added })
  if (dropped.length > 0) await enqueue(tx, sendMeetingMails, { ...mail, method: 'CANCEL', only: dropped })
  await publish(tx, inviteesChanged, { ...of, added, dropped })
}
