import type { CheckMeeting, MeetingCheck } from '@gida/contract/domains/meetings/meeting'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { inviteesOf } from '../people.ts'
import { datesOf, horizonFrom, type Time } from './dates.ts'
import { nearestFreeTime, overlaps } from './free-time.ts'

export type BusyTime = Time & { user_id: string; title: string | null; source_id: string }

/** When people are busy in a period. The reason is given only for the actor's own appointments. */
export async function busyTimes(
  tx: Tx,
  people: readonly string[],
  since: Date,
  until: Date,
): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select * from app.busy_times(${people}::uuid[], ${since}, ${until}) order by starts_at, user_id`.execute(
    tx,
  )
  return rows
}

const NEXT = 3

/** Whom a meeting would invite, who of them is busy that day, and when everybody is free. */
export async function checkMeeting(
  tx: Tx,
  actor: { user_id: string },
  wanted: CheckMeeting,
): Promise<MeetingCheck> {
  const invitees = await inviteesOf(tx, actor, wanted)
  const time = { starts_at: new Date(wanted.start_time), ends_at: new Date(wanted.end_time) }
  const day = lagosDay(time.starts_at)
  const since = startOfDay(day)
  const times = await busyTimes(tx, [actor.user_id, ...invitees], since, startOfDay(addDays(day, 1)))
  const busy = times.filter(({ source_id }) => source_id !== wanted.meeting_id)
  const clashing = busy.filter((one) => overlaps(one, time))
  const names = await namesOf(tx, busy)
  const { dates } = datesOf({ ...time, recurrence: wanted.recurrence ?? null }, horizonFrom(tx.now))
  const free = clashing.length > 0 ? nearestFreeTime(time, busy, tx.now) : null
  return {
    invited: invitees.length,
    next_times: wanted.recurrence ? dates.slice(0, NEXT).map((one) => one.starts_at.toISOString()) : [],
    busy: busy.map((one) => ({
      ...{ user_id: one.user_id, name: names.get(one.user_id) ?? '', title: one.title },
      ...{ start_time: one.starts_at.toISOString(), end_time: one.ends_at.toISOString() },
      is_clash: clashing.includes(one),
    })),
    free: free && { start_time: free.starts_at.toISOString(), end_time: free.ends_at.toISOString() },
  }
}

async function namesOf(tx: Tx, busy: readonly BusyTime[]): Promise<Map<string, string>> {
  const ids = [...new Set(busy.map(({ user_id }) => user_id))]
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
