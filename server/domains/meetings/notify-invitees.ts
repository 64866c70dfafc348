import type { Tx } from '../../platform/db/db.ts'
import { type DomainEvent, publish } from '../../platform/jobs/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'
import { sendMeetingMails } from './mail/send-meeting-mails.ts'
import { inviteesIn, type MeetingRow } from './queries.ts'

type MeetingChange = {
  meeting: MeetingRow
  event: DomainEvent<{ meeting_id: string; sequence: number }>
  /** What the calendar mail covers: the whole series or this date. */
  mail: { method: 'REQUEST' | 'CANCEL'; whole: boolean; ends?: 'CANCELLED' }
}

/** Notifies all invitees: open screens now, notifications and calendar mails after the commit. */
export async function notifyInvitees(tx: Tx, { meeting, event, mail }: MeetingChange): Promise<void> {
  const { id: meeting_id, sequence } = meeting
  refreshScreens(
    tx,
    meeting,
    await inviteesIn(tx, meeting.series_id),
    sequence === 0 ? 'meeting_invitation' : 'meeting_updated',
  )
  await enqueue(tx, sendMeetingMails, { meeting_id, sequence, ...mail })
  await publish(tx, event, { meeting_id, sequence })
}

export function refreshScreens(
  tx: Tx,
  meeting: MeetingRow,
  user_ids: readonly string[],
  type: 'meeting_invitation' | 'meeting_updated',
): void {
  const data = {
    ...{ meeting_id: meeting.id, meeting_title: meeting.title },
    start_time: meeting.starts_at.toISOString(),
  }
  sendLiveToMany(
    tx,
    user_ids.map((user_id) => ({ user_id, event: { type, data } })),
  )
}

/** Notifies open screens that the minutes' PDF is ready. */
export const refreshMinutes = (
  tx: Tx,
  { meeting, people }: { meeting: MeetingRow; people: readonly { user_id: string }[] },
): void =>
  refreshScreens(
    tx,
    meeting,
    [meeting.organizer_id, ...people.map(({ user_id }) => user_id)],
    'meeting_updated',
  )
