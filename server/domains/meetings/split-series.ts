import { endedOn, leftAfter } from '@gida/contract/domains/meetings/recurrence'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { sendMeetingMails } from './mail/send-meeting-mails.ts'
import { getMeeting, getSeries, type MeetingRow } from './queries.ts'

/** The dates before this one in its series, in order. */
export const datesBefore = async (
  tx: Tx,
  { series_id, organizer_id, planned_at }: MeetingRow,
): Promise<MeetingRow[]> =>
  (await getSeries(tx, organizer_id, series_id)).filter((one) => one.planned_at < planned_at)

/**
 * Splits a series at a date and ends the old one there, since calendars can only change the rest of a series as a series of its own.
 * Does nothing at the first date. Needs the lock on the series.
 */
export async function splitSeries(tx: Tx, meeting: MeetingRow): Promise<MeetingRow> {
  const earlier = await datesBefore(tx, meeting)
  const last = earlier.at(-1)
  if (!last || meeting.recurrence === null) return meeting
  const ended = endedOn(meeting.recurrence, lagosDay(last.planned_at))
  const left = leftAfter(meeting.recurrence, earlier.length)
  await asSystem(tx, () => moveLater(tx, meeting, { ended, left }))
  await enqueue(tx, sendMeetingMails, {
    ...{ meeting_id: last.id, sequence: meeting.sequence + 1, whole: true, ends: 'GOES_ON' },
    method: earlier.every(({ status }) => status === 'CANCELLED') ? 'CANCEL' : 'REQUEST',
  })
  return getMeeting(tx, meeting.organizer_id, meeting.id)
}

async function moveLater(
  tx: Tx,
  { series_id, planned_at, sequence }: MeetingRow,
  { ended, left }: { ended: string; left: string },
): Promise<void> {
  await sql`
    with later as (
        insert into meeting_series (organizer_id, estate_id, recurrence, sequence, written_until)
        select organizer_id, estate_id, ${left}, sequence, written_until from meeting_series where id = ${series_id} returning id),
      invited as (
        insert into meeting_invitee (series_id, user_id)
        select later.id, i.user_id from later, meeting_invitee i where i.series_id = ${series_id})
    update meeting set series_id = later.id from later
    where meeting.series_id = ${series_id} and meeting.planned_at >= ${planned_at}`.execute(tx)
  await endSeries(tx, series_id, { ended, sequence: sequence + 1 })
}

/** Stops adding dates to a series. System only. */
export const endSeries = (
  tx: Tx,
  series_id: string,
  { ended, sequence }: { ended: string; sequence: number },
): Promise<unknown> =>
  tx
    .updateTable('meeting_series')
    .set({ recurrence: ended, written_until: null, sequence, changed_at: tx.now })
    .where('id', '=', series_id)
    .execute()
