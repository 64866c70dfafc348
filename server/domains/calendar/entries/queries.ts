import type { CalendarEntry } from '@gida/contract/domains/calendar/calendar'
import { LONGEST_DAYS } from '@gida/contract/domains/calendar/rules'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const DAY_MS = 86_400_000

/** Row-level security limits them to the person's own. */
const entries = (tx: Tx) => tx.selectFrom('calendar_entry').selectAll()
export type EntryRow = Awaited<ReturnType<typeof getEntry>>

export const getEntry = async (tx: Tx, id: string) =>
  orNotFound(await entries(tx).where('id', '=', id).executeTakeFirst())

/** A person's entries that overlap a period. */
export const entriesBetween = (tx: Tx, user_id: string, since: Date, until: Date) =>
  entries(tx)
    .where('user_id', '=', user_id)
    .where('starts_at', '<', until)
    .where('starts_at', '>', new Date(since.getTime() - (LONGEST_DAYS + 1) * DAY_MS))
    .where('ends_at', '>', since)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

type Times = { start: string; end: string; all_day: boolean }

/** Whole days end when the day after the last one begins. */
export const timesOf = ({ start, end, all_day }: Times) => ({
  all_day,
  starts_at: all_day ? startOfDay(start) : new Date(start),
  ends_at: all_day ? startOfDay(addDays(end, 1)) : new Date(end),
})

export const presentEntry = ({ id, title, notes, all_day, starts_at, ends_at }: EntryRow): CalendarEntry => ({
  ...{ id, title, notes, all_day },
  start: all_day ? lagosDay(starts_at) : starts_at.toISOString(),
  end: all_day ? addDays(lagosDay(ends_at), -1) : ends_at.toISOString(),
})
