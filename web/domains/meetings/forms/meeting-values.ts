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
  location: string
  url: string
  agenda: string
}

export const emptyMeeting = (): MeetingValues => ({
  ...{ title: '', day: addDays(today(), 7), from: '17:00', to: '18:00' },
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
})

/** Start and end; undefined if the end is not after the start. */
export function timesOf({ day, from, to }: Pick<MeetingValues, 'day' | 'from' | 'to'>) {
  const [start_time, end_time] = [instantOf(day, from), instantOf(day, to)]
  return start_time && end_time && end_time > start_time ? { start_time, end_time } : undefined
}

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
