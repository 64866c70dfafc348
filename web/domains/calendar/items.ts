import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day, daysBetween, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { calendar as words } from '#words/calendar'
import { formatTime } from '../../platform/screens/format.ts'
import type { IconName } from '../../ui/action/Icon.tsx'
import type { Tone } from '../../ui/display/tone.ts'

export const ICONS: Record<CalendarItem['type'], IconName> = {
  ...{ CHARGE: 'naira', ARREARS: 'warning', REMINDER: 'bell', LEASE: 'file', CLOCK: 'clock' },
  ...{ VISIT: 'wrench', MEETING: 'meeting', OWN: 'pen', HOLIDAY: 'calendar' },
}
const TONES: Record<CalendarItem['type'], Tone> = {
  ...{ CHARGE: 'wait', ARREARS: 'late', REMINDER: 'idle', LEASE: 'refund', CLOCK: 'info' },
  ...{ VISIT: 'info', MEETING: 'act', OWN: 'in', HOLIDAY: 'idle' },
}
/** Arrears include promises to pay: coloured as waiting until they are late. */
export const toneOf = ({ type, is_late }: Pick<CalendarItem, 'type' | 'is_late'>): Tone => {
  if (is_late) return 'late'
  return type === 'ARREARS' ? 'wait' : TONES[type]
}
export const toneOfType = (type: CalendarItem['type']): Tone => TONES[type]

const dayOf = (at: string, all_day: boolean): Day => (all_day ? at : lagosDay(new Date(at)))
export const firstDay = ({ start, all_day }: CalendarItem): Day => dayOf(start, all_day)
/** An entry ending at midnight does not belong to the following day. */
const lastDay = ({ end, all_day }: CalendarItem): Day =>
  all_day ? end : lagosDay(new Date(new Date(end).getTime() - 1))

/** The entries of each day, including those that span it. */
export function byDay(items: readonly CalendarItem[], days: readonly Day[]): Map<Day, CalendarItem[]> {
  return new Map(
    days.map((day) => [day, items.filter((item) => firstDay(item) <= day && lastDay(item) >= day)]),
  )
}

/** `14:00 to 15:00`; nothing where it is all day. */
export const timeOf = ({ start, end, all_day }: CalendarItem): string =>
  all_day ? '' : words.span(formatTime(start), formatTime(end))

/** Moves an entry to another day, keeping time and duration. */
export function onOtherDay(item: CalendarItem, day: Day): { start: string; end: string; all_day: boolean } {
  const shift = daysBetween(firstDay(item), day)
  const { start, end, all_day } = item
  if (all_day) return { start: addDays(start, shift), end: addDays(end, shift), all_day }
  const ms = startOfDay(day).getTime() - startOfDay(firstDay(item)).getTime()
  const shifted = (at: string) => new Date(new Date(at).getTime() + ms).toISOString()
  return { start: shifted(start), end: shifted(end), all_day }
}
