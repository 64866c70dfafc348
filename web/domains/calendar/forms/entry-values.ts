import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day, startOfDay } from '@gida/contract/shared/dates'
import { calendar } from '#words/calendar'
import { found } from '../../../platform/forms/found.ts'
import { formatTime } from '../../../platform/screens/format.ts'
import { firstDay } from '../items.ts'

const words = calendar.entry
const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/

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
  ...(item.all_day ? { last: item.end } : { from: formatTime(item.start), to: formatTime(item.end) }),
})

/** The instant of a time of day; undefined where it is none. */
function instantOf(day: Day, time: string): number | undefined {
  const [, hours, minutes] = TIME.exec(time.trim()) ?? []
  if (!hours || Number.isNaN(Date.parse(day))) return undefined
  return startOfDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** What is sent. A time that ends before it begins goes on into the next day. */
export function bodyOf({ title, all_day, first, last, from, to, notes }: EntryValues) {
  if (all_day) return { title, notes, all_day, start: first, end: last }
  const [start = 0, end = 0] = [instantOf(first, from), instantOf(first, to)]
  const until = end > start ? end : (instantOf(addDays(first, 1), to) ?? 0)
  return { title, notes, all_day, start: new Date(start).toISOString(), end: new Date(until).toISOString() }
}

export const checkEntry = ({ title, all_day, first, last, from, to }: EntryValues) =>
  found({
    title: title.trim() ? undefined : words.whatMissing,
    last: all_day && last < first ? words.endsEarly : undefined,
    from: all_day || instantOf(first, from) !== undefined ? undefined : words.timeMissing,
    to: all_day || instantOf(first, to) !== undefined ? undefined : words.timeMissing,
  })
