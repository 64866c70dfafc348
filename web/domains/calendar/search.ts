import type { CalendarType } from '@gida/contract/domains/calendar/rules'
import { given, readDay, readEstate, readOneOf, readText } from '../../platform/screens/search.ts'

export const TYPES = [
  'CHARGE',
  'ARREARS',
  'REMINDER',
  'LEASE',
  'CLOCK',
  'VISIT',
  'MEETING',
  'OWN',
  'HOLIDAY',
] as const satisfies readonly CalendarType[]

/** Hidden types, comma-separated; all are shown by default. */
export const readCalendarSearch = (raw: Record<string, unknown>) =>
  given({
    view: readOneOf(raw, 'view', ['week', 'agenda']),
    day: readDay(raw, 'day'),
    without: readText(raw, 'without'),
    estate_id: readEstate(raw),
  })
export type CalendarSearch = ReturnType<typeof readCalendarSearch>

export const hiddenTypes = ({ without = '' }: CalendarSearch): ReadonlySet<string> =>
  new Set(without.split(',').filter(Boolean))
