import type { meetings } from '@gida/contract/domains/meetings/endpoints'
import type { Answer, MeetingStatus, MeetingType } from '@gida/contract/domains/meetings/rules'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

/** The list shows a series' next date and those within this many days. */
const SHOWN_DAYS = 62

export type MeetingRow = {
  id: string
  series_id: string
  organizer_id: string
  estate_id: string | null
  estate_name: string | null
  recurrence: string | null
  sequence: number
  meeting_type: MeetingType
  title: string
  location: string
  url: string | null
  agenda: string
  planned_at: Date
  starts_at: Date
  ends_at: Date
  status: MeetingStatus
  cancel_reason: string | null
  minutes: string | null
  created_at: Date
  changed_at: Date
  my_answer: Answer | null
  my_note: string
  is_invited: boolean
  /** The organizer, or without one, a manager of the estate. */
  can_cancel: boolean
}

/**
 * Meetings that a person called or is invited to, and those without an organizer in estates they manage, as row-level security also
 * requires.
 */
const meetingsOf = (user_id: string): RawBuilder<MeetingRow> => sql`
  select m.id, m.series_id, s.organizer_id, s.estate_id, e.name as estate_name, s.recurrence, s.sequence, m.meeting_type,
    m.title, m.location, m.url, m.agenda, m.planned_at, m.starts_at, m.ends_at, m.status, m.cancel_reason, m.minutes,
    m.created_at, greatest(m.changed_at, s.changed_at) as changed_at, a.status as my_answer, coalesce(a.note, '') as my_note,
    mine.is_invited, mine.can_cancel
  from (
      select id, bool_or(is_invited) as is_invited, bool_or(can_cancel) as can_cancel from (
        select id, false as is_invited, true as can_cancel from meeting_series where organizer_id = ${user_id}
        union all select series_id, true, false from meeting_invitee where user_id = ${user_id}
        union all select unnest(app.series_without_organizer()), false, true) each_of group by id) mine
    join meeting_series s on s.id = mine.id join meeting m on m.series_id = s.id
    left join estate e on e.id = s.estate_id
    left join meeting_answer a on a.meeting_id = m.id and a.user_id = ${user_id}`

export async function getMeeting(tx: Tx, user_id: string, id: string): Promise<MeetingRow> {
  const { rows } = await sql<MeetingRow>`${meetingsOf(user_id)} where m.id = ${id}`.execute(tx)
  return orNotFound(rows[0])
}

/** Locks the series of a meeting until the transaction ends. */
export async function lockMeeting(tx: Tx, user_id: string, id: string): Promise<MeetingRow> {
  const { series_id } = await getMeeting(tx, user_id, id)
  await asSystem(tx, () => sql`select from meeting_series where id = ${series_id} for update`.execute(tx))
  const locked = await getMeeting(tx, user_id, id)
  return locked.series_id === series_id ? locked : lockMeeting(tx, user_id, id) // moved to another series in the meantime
}

/** All dates of a series, in order. */
export async function getSeries(tx: Tx, user_id: string, series_id: string): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    ${meetingsOf(user_id)} where m.series_id = ${series_id} order by m.planned_at`.execute(tx)
  return rows
}

/** A person's meetings that overlap a period; optionally cancelled ones, so that calendars remove them. */
export async function meetingsBetween(
  tx: Tx,
  user_id: string,
  time: { since: Date; until: Date; estate_id?: string | undefined; cancelled?: boolean },
): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    ${meetingsOf(user_id)}
    where m.starts_at < ${time.until} and m.starts_at > ${time.since}::timestamptz - interval '1 day' and m.ends_at > ${time.since}
      and (m.status <> 'CANCELLED' or ${time.cancelled ?? false})
      and ${time.estate_id ? sql`s.estate_id = ${time.estate_id}` : sql`true`}
    order by m.starts_at, m.id`.execute(tx)
  return rows
}

export async function listMeetings(
  tx: Tx,
  user_id: string,
  query: QueryOf<typeof meetings.listMeetings>,
): Promise<{ rows: MeetingRow[]; total: number; unread_count: number }> {
  const isToCome = sql<SqlBool>`ends_at > ${tx.now}`
  const upcoming = sql<SqlBool>`(${isToCome} and status = 'SCHEDULED'
    and (starts_at < ${tx.now}::timestamptz + make_interval(days => ${SHOWN_DAYS}) or nth = 1))`
  const asks = sql<SqlBool>`(${upcoming} and nth = 1 and organizer_id <> ${user_id} and is_invited and my_answer is null)`
  const wanted = [query.when === 'PAST' ? sql`not (${isToCome} and status = 'SCHEDULED')` : upcoming]
  if (query.unanswered) wanted.push(asks)
  if (query.estate_id) wanted.push(sql`estate_id = ${query.estate_id}`)
  const direction = sql.raw(query.when === 'PAST' ? 'desc' : 'asc')
  const { rows } = await sql<MeetingRow & { total: number; asking: number }>`
    with mine as materialized (
        select *, row_number() over (partition by series_id, ${isToCome} and status = 'SCHEDULED' order by starts_at) as nth
        from (${meetingsOf(user_id)}) m),
      wanted as (select * from mine where ${sql.join(wanted, sql` and `)})
    select counted.*, w.* from (
        select (select count(*)::int from wanted) as total, (select count(*)::int from mine where ${asks}) as asking) counted
      left join (
        select * from wanted order by starts_at ${direction}, id
        limit ${query.limit} offset ${(query.page - 1) * query.limit}) w on true
    order by w.starts_at ${direction}, w.id`.execute(tx)
  const [first] = rows
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: first?.total ?? 0,
    unread_count: first?.asking ?? 0,
  }
}

/** The invitees. Only the organizer and the system can read all of them. */
export async function inviteesIn(tx: Tx, series_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('meeting_invitee')
    .select('user_id')
    .where('series_id', '=', series_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
