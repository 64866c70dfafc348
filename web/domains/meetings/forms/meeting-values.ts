import { addDays, type Day } from '@gida/contract/shared/dates'
import { meetings } from '#words/meetings'
import { found } from '../../../platform/forms/found.ts'
import { formatTime, lagosDay, today } from '../../../platform/screens/format.ts'
import { instantOf, readTime } from '../../../platform/screens/time-of-day.ts'

const words = meetings.form

/** Form values of a meeting, for creating and editing. */
export type MeetingValues = {
  title: string
  day: Day
  from: string
  to: string
  /** An end that is not after the start is on the next day. */
  next_day: boolean
  location: string
  url: string
  agenda: string
}

export const emptyMeeting = (): MeetingValues => ({
  ...{ title: '', day: addDays(today(), 7), from: '17:00', to: '18:00', next_day: false },
  ...{ location: '', url: '', agenda: '' },
})

type MeetingText = {
  title: string
  start_time: string
  end_time: string
  location: string
  url: string | null
  agenda: string
}
export const valuesOf = ({ start_time, end_time, url, ...said }: MeetingText): MeetingValues => ({
  ...{ title: said.title, location: said.location, agenda: said.agenda, url: url ?? '' },
  ...{ day: lagosDay(new Date(start_time)), from: formatTime(start_time), to: formatTime(end_time) },
  next_day: isNextDay(start_time, end_time),
})

export const isNextDay = (start: string, end: string): boolean =>
  lagosDay(new Date(end)) > lagosDay(new Date(start))

type When = Pick<MeetingValues, 'day' | 'from' | 'to'> & { next_day?: boolean }

/** Start and end; undefined if the end is not after the start, also on the next day where it may be. */
export function timesOf({ day, from, to, next_day }: When) {
  const [start_time, end_time] = [instantOf(day, from), instantOf(day, to)]
  if (!start_time || !end_time) return undefined
  if (end_time > start_time) return { start_time, end_time }
  return next_day ? { start_time, end_time: instantOf(addDays(day, 1), to) ?? '' } : undefined
}

/** Whether the end is at or before the start, so that the meeting would end on the next day. */
export const isOverMidnight = ({ day, from, to }: When): boolean =>
  instantOf(day, from) !== undefined && instantOf(day, to) !== undefined && !timesOf({ day, from, to })

/** The link for the call, with https:// added if missing. */
export const linkOf = (text: string): string =>
  text.trim() === '' || /^https?:\/\//.test(text.trim()) ? text.trim() : `https://${text.trim()}`

export function checkMeeting(values: MeetingValues) {
  const { title, from, to, url, day } = values
  const start = instantOf(day, from)
  return found({
    title: title.trim().length >= 2 ? undefined : words.titleMissing,
    from: readTime(from) ? undefined : words.timeMissing,
    to: readTime(to) ? (start && !timesOf(values) ? words.endsEarly : undefined) : words.timeMissing,
    day: start && new Date(start) <= new Date() ? words.isOver : undefined,
    url: url === '' || URL.canParse(linkOf(url)) ? undefined : words.linkWrong,
  })
}
