import { readRecurrence } from '@gida/contract/domains/meetings/recurrence'
import { lagosDay } from '@gida/contract/shared/dates'
import type { CalendarEvent } from '../../../platform/icalendar/write-calendar.ts'
import type { MeetingRow } from '../queries.ts'
import { likenessOf, usualDate } from '../usual-date.ts'

/** Identifies a series in calendars; never changes. */
export const uidOf = ({ series_id }: Pick<MeetingRow, 'series_id'>) => `meeting-${series_id}@gida.ng`

/** A single meeting: the only one, or an exception to its series. */
export const asEvent = (meeting: MeetingRow): CalendarEvent => ({
  uid: uidOf(meeting),
  sequence: meeting.sequence,
  said_at: meeting.changed_at,
  title: meeting.title,
  description: meeting.agenda,
  location: meeting.location,
  url: meeting.url,
  status: meeting.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  at: { starts_at: meeting.starts_at, ends_at: meeting.ends_at },
  ...(meeting.recurrence && { instead_of: meeting.planned_at }),
})

/** A series as calendar events: the rule with its excluded dates, and each future date that differs from it. */
export function seriesEvents(dates: readonly MeetingRow[], now: Date): CalendarEvent[] {
  const [first] = dates
  const model = usualDate(dates, now)
  if (!first || !model) return []
  if (first.recurrence === null) return [asEvent(first)]
  const lasts = model.ends_at.getTime() - model.starts_at.getTime()
  const { instead_of: _, ...master } = asEvent(model)
  const ends = readRecurrence(first.recurrence)?.until
  const cancelled = dates.filter(
    ({ status, planned_at }) => status === 'CANCELLED' && !(ends && lagosDay(planned_at) > ends),
  )
  const isOff = dates.every(({ status }) => status === 'CANCELLED')
  const whole: CalendarEvent = {
    ...master,
    status: isOff ? 'CANCELLED' : 'CONFIRMED',
    at: { starts_at: first.planned_at, ends_at: new Date(first.planned_at.getTime() + lasts) },
    repeats: {
      rule: first.recurrence,
      without: isOff ? [] : cancelled.map(({ planned_at }) => planned_at),
    },
  }
  const others = dates.filter(
    (one) => one.status === 'SCHEDULED' && one.ends_at > now && !isAsPlanned(one, model),
  )
  return [whole, ...others.map(asEvent)]
}

const isAsPlanned = (one: MeetingRow, model: MeetingRow) =>
  one.starts_at.getTime() === one.planned_at.getTime() && likenessOf(one) === likenessOf(model)

/** Cancels a whole series for somebody who is no longer invited. */
export const cancelledFor = (dates: readonly MeetingRow[], now: Date): CalendarEvent[] =>
  seriesEvents(dates, now)
    .slice(0, 1)
    .map((event) => ({ ...event, status: 'CANCELLED' }))
