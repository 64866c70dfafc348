import type { Invitee, MeetingDetail, Meeting as Shown } from '@gida/contract/domains/meetings/meeting'
import type { Answer } from '@gida/contract/domains/meetings/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { isOrganizer } from './policy.ts'
import { getSeries, type MeetingRow } from './queries.ts'
import { type BusyTime, busyTimes } from './times/check-meeting.ts'
import { overlaps } from './times/free-time.ts'

const NEXT = 3

type Named = { series_id: string; user_id: string; full_name: string; is_organizer: boolean }
type Counts = Shown['counts'] & { meeting_id: string }

async function peopleOf(tx: Tx, series_ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select * from app.meeting_people(${series_ids}::uuid[]) order by full_name, user_id`.execute(tx)
  return rows
}

async function countsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts>`select * from app.meeting_counts(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.meeting_id, row]))
}

/** Meetings as a person sees them: organizer, attendance, and conflicts with their own calendar. */
export async function presentMeetings(
  tx: Tx,
  user_id: string,
  rows: readonly MeetingRow[],
): Promise<Shown[]> {
  const asking = rows.filter((row) => row.my_answer === null && row.status === 'SCHEDULED')
  const [people, counts, busy] = await together([
    peopleOf(tx, [...new Set(rows.map(({ series_id }) => series_id))]),
    countsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    busyDuring(tx, user_id, asking),
  ])
  return rows.map((row) => {
    const organizer = people.find((one) => one.series_id === row.series_id && one.is_organizer)
    const { meeting_id: _, ...counted } = counts.get(row.id) ?? { meeting_id: row.id, ...NOBODY }
    const clash = asking.includes(row)
      ? busy.find((one) => one.source_id !== row.id && overlaps(one, row))
      : undefined
    return {
      ...{ id: row.id, series_id: row.series_id, title: row.title, meeting_type: row.meeting_type },
      ...{ start_time: row.starts_at.toISOString(), end_time: row.ends_at.toISOString() },
      ...{ location: row.location, url: row.url, agenda: row.agenda, recurrence: row.recurrence },
      estate: row.estate_id && row.estate_name ? { id: row.estate_id, name: row.estate_name } : null,
      organizer: { user_id: row.organizer_id, name: organizer?.full_name ?? '' },
      ...{ is_organizer: isOrganizer({ user_id }, row), can_cancel: row.can_cancel },
      ...{ status: row.status, cancel_reason: row.cancel_reason, sequence: row.sequence },
      ...{ my_answer: row.my_answer, my_note: row.my_note, counts: counted },
      clash: clash ? { title: clash.title ?? '', start_time: clash.starts_at.toISOString() } : null,
    }
  })
}

const NOBODY = { invited: 0, accepted: 0, tentative: 0, declined: 0 }

async function busyDuring(tx: Tx, user_id: string, rows: readonly MeetingRow[]): Promise<BusyTime[]> {
  if (rows.length === 0) return []
  const starts = rows.map(({ starts_at }) => starts_at.getTime())
  const ends = rows.map(({ ends_at }) => ends_at.getTime())
  return busyTimes(tx, [user_id], new Date(Math.min(...starts)), new Date(Math.max(...ends)))
}

/** One meeting with its minutes; the organizer also sees the invitees. */
export async function presentMeeting(tx: Tx, user_id: string, row: MeetingRow): Promise<MeetingDetail> {
  const [[shown], invitees, paper, series] = await together([
    presentMeetings(tx, user_id, [row]),
    inviteesOf(tx, row),
    tx.selectFrom('meeting_paper').select('document_id').where('meeting_id', '=', row.id).executeTakeFirst(),
    getSeries(tx, user_id, row.series_id),
  ])
  if (!shown) throw new Error('A meeting that was read is shown.')
  return {
    ...shown,
    invitees,
    minutes: row.minutes,
    minutes_document_id: paper?.document_id ?? null,
    next_times: series
      .filter((one) => one.status === 'SCHEDULED' && one.starts_at > row.starts_at)
      .slice(0, NEXT)
      .map(({ starts_at }) => starts_at.toISOString()),
  }
}

/** Row-level security shows others only themselves. */
async function inviteesOf(tx: Tx, { id, series_id }: MeetingRow): Promise<Invitee[]> {
  const { rows } = await sql<Named & { status: Answer | null; note: string; attended: boolean }>`
    select p.user_id, p.full_name, a.status, coalesce(a.note, '') as note,
      exists (select from meeting_attendance t where t.meeting_id = ${id} and t.user_id = p.user_id) as attended
    from app.meeting_people(array[${series_id}]::uuid[]) p
      left join meeting_answer a on a.meeting_id = ${id} and a.user_id = p.user_id
    where not p.is_organizer order by p.full_name, p.user_id`.execute(tx)
  return rows.map(({ user_id, full_name, status, note, attended }) => ({
    ...{ user_id, name: full_name, status, note, attended },
  }))
}
