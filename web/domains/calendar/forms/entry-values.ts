import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { calendar } from '#words/calendar'
import { found } from '../../../platform/forms/found.ts'
import { formatTime } from '../../../platform/screens/format.ts'
import { instantOf } from '../../../platform/screens/time-of-day.ts'
import { firstDay } from '../items.ts'

const words = calendar.entry

export type EntryValues = {
  title: string
  all_day: boolean
  first: Day
  last: Day
  from: string
  to: string
  notes: string
}

export const emptyOn = (day: Day): EntryValues => ({
  ...{ title: '', all_day: false, first: day, last: day },
  ...{ from: '09:00', to: '10:00', notes: '' },
})

export const valuesOf = (item: CalendarItem): EntryValues => ({
  ...emptyOn(firstDay(item)),
  ...{ title: item.title, all_day: item.all_day, notes: item.note },
  ...(item.all_day ? { last: item.end } : timesOf(item)),
})

const timesOf = ({ start, end }: CalendarItem) => ({
  ...{ last: lagosDay(new Date(end)), from: formatTime(start), to: formatTime(end) },
})

/** The call's body. On one day, an end time before the start is on the next. */
export function bodyOf({ title, all_day, first, last, from, to, notes }: EntryValues) {
  if (all_day) return { title, notes, all_day, start: first, end: last }
  const [start = '', end = ''] = [instantOf(first, from), instantOf(last, to)]
  return { title, notes, all_day, start, end: end > start ? end : (instantOf(addDays(first, 1), to) ?? '') }
}

export const checkEntry = ({ title, all_day, first, last, from, to }: EntryValues) =>
  found({
    title: title.trim() ? undefined : words.whatMissing,
    last: last < first ? words.endsEarly : undefined,
    from: all_day || instantOf(first, from) !== undefined ? undefined : words.timeMissing,
    to: all_day || instantOf(last, to) !== undefined ? undefined : words.timeMissing,
  })
