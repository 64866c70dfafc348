import { type CalendarItem, type CalendarQuery, faultOfRange } from '@gida/contract/domains/calendar/calendar'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { languageOf } from '../../platform/delivery/languages-of.ts'
import { problem } from '../../platform/errors/problem.ts'
import { charges } from './sources/charges.ts'
import { deposits, remittances } from './sources/clocks.ts'
import { holidays } from './sources/holidays.ts'
import { leases } from './sources/leases.ts'
import { meetings } from './sources/meetings.ts'
import { notices } from './sources/notices.ts'
import { ownEntries } from './sources/own-entries.ts'
import { promises } from './sources/promises.ts'
import { reminders } from './sources/reminders.ts'
import type { Source } from './sources/source.ts'
import { visits } from './sources/visits.ts'
import { calendarWords } from './words/words.ts'

const SOURCES: readonly Source[] = [
  ...[
    holidays,
    charges,
    promises,
    reminders,
    leases,
    deposits,
    remittances,
    notices,
    visits,
    meetings,
    ownEntries,
  ],
]

const SHOWN_DAYS = 30

/** All calendar items of some days visible to a person: whole days first, then by time. */
export async function getCalendar(
  tx: Tx,
  actor: Actor,
  { types, estate_id, from = lagosDay(tx.now), to = addDays(from, SHOWN_DAYS) }: CalendarQuery,
): Promise<CalendarItem[]> {
  const range = { from, to, estate_id }
  const fault = faultOfRange(range)
  if (fault) throw problem('VALIDATION_ERROR', [{ path: 'to', message: fault }])
  const isWanted = (type: CalendarItem['type']) => types === undefined || types.includes(type)
  const sources = SOURCES.filter(
    (source) => source.types.some(isWanted) && (!source.needs || actor.permissions.has(source.needs)),
  )
  const words = calendarWords[await languageOf(tx, actor.user_id)]
  const found = await together(sources.map((source) => source.read(tx, actor, range, words)))
  return found
    .flat()
    .filter(({ type }) => isWanted(type))
    .toSorted(
      (a, b) => beginningOf(a).getTime() - beginningOf(b).getTime() || Number(b.all_day) - Number(a.all_day),
    )
}

/** Whole days begin at midnight in Lagos. */
const beginningOf = ({ start, all_day }: CalendarItem): Date =>
  all_day ? startOfDay(start) : new Date(start)
