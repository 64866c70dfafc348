import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument } from '../../../platform/pdf/document.ts'
import { whereOf } from '../mail/meeting-mail.ts'
import { getMeeting, type MeetingRow } from '../queries.ts'
import { timeWords } from '../time-words.ts'

/** What the minutes of a meeting contain. */
export type Minutes = {
  meeting: MeetingRow
  organizer: string
  /** Whether the organizer works for the estate, which makes the minutes an estate document. */
  is_of_office: boolean
  people: { user_id: string; name: string; attended: boolean }[]
  /** Attendees no longer invited to the series: they are named, but cannot read the minutes. */
  since_dropped: string[]
}

/** System only. */
export async function readMinutes(tx: Tx, meeting_id: string): Promise<Minutes> {
  const organizer = await tx
    .selectFrom('meeting')
    .innerJoin('meeting_series as series', 'series.id', 'meeting.series_id')
    .innerJoin('users', 'users.id', 'series.organizer_id')
    .select(['users.id', 'full_name', 'role', 'series_id'])
    .where('meeting.id', '=', meeting_id)
    .executeTakeFirstOrThrow()
  const people = await tx
    .selectFrom('meeting_invitee as i')
    .innerJoin('users', 'users.id', 'i.user_id')
    .leftJoin('meeting_attendance as a', (join) =>
      join.onRef('a.user_id', '=', 'i.user_id').on('a.meeting_id', '=', meeting_id),
    )
    .select(['i.user_id', 'full_name as name', 'a.user_id as came'])
    .where('i.series_id', '=', organizer.series_id)
    .orderBy('full_name')
    .orderBy('i.user_id')
    .execute()
  const dropped = await tx
    .selectFrom('meeting_attendance as a')
    .innerJoin('users', 'users.id', 'a.user_id')
    .select('full_name')
    .where('a.meeting_id', '=', meeting_id)
    .where('a.user_id', 'not in', (eb) =>
      eb.selectFrom('meeting_invitee').select('user_id').where('series_id', '=', organizer.series_id),
    )
    .execute()
  return {
    meeting: await getMeeting(tx, organizer.id, meeting_id),
    organizer: organizer.full_name,
    is_of_office: organizer.role !== 'TENANT' && organizer.role !== 'LANDLORD',
    people: people.map(({ user_id, name, came }) => ({ user_id, name, attended: came !== null })),
    since_dropped: dropped.map(({ full_name }) => full_name),
  }
}

/** Renders the minutes as a PDF. Deterministic: the same input and `made` give the same bytes. */
export function drawMinutes(
  { meeting, organizer, people, since_dropped }: Minutes,
  made: Date,
): Promise<Uint8Array> {
  const pdf = openDocument({ title: `Minutes: ${meeting.title}`, author: organizer, made })
  pdf.head('Minutes', meeting.title, [meeting.estate_name ?? ''])
  const named = (attended: boolean) =>
    [
      ...people.filter((one) => one.attended === attended).map(({ name }) => name),
      ...(attended ? since_dropped : []),
    ]
      .toSorted((a, b) => a.localeCompare(b))
      .join(', ') || 'Nobody'
  pdf.facts([
    ['When', `${timeWords(meeting)}, Lagos time`],
    ['Where', whereOf(meeting) || 'Not said'],
    ['Called and written by', organizer],
    ['Came', named(true)],
    ['Invited, and did not come', named(false)],
  ])
  section('Agenda', meeting.agenda)
  section('What was said', meeting.minutes ?? '')
  return pdf.end(`Minutes of ${meeting.title}. Written ${formatInstant(made)} (Lagos).`)

  /** Paragraph by paragraph, to allow page breaks. */
  function section(title: string, text: string): void {
    if (!text) return
    pdf.title(title)
    for (const paragraph of text.split('\n').filter(Boolean)) pdf.text(paragraph)
  }
}
