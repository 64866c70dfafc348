import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { CALENDAR_TYPES } from '@gida/contract/domains/calendar/rules'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type CalendarEvent, writeCalendar } from '../../../platform/icalendar/write-calendar.ts'
import { asEvent, meetingsBetween } from '../../meetings/index.ts'
import { getCalendar } from '../get-calendar.ts'

/** Past and future days included. Cancelled meetings stay listed as cancelled that long. */
const DAYS_BACK = 30
const DAYS_AHEAD = 365

/** A person's calendar as a file. Unchanged content gives identical text. */
export async function writeFeed(tx: Tx, actor: Actor, publicUrl: string): Promise<string> {
  const today = lagosDay(tx.now)
  const range = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  const items = await getCalendar(tx, actor, {
    ...range,
    types: CALENDAR_TYPES.filter((type) => type !== 'MEETING'), // meetings are added below with more detail
  })
  const meetings = actor.permissions.has('meetings_read')
    ? await meetingsBetween(tx, actor.user_id, {
        ...{ since: startOfDay(range.from), until: startOfDay(addDays(range.to, 1)), cancelled: true },
      })
    : []
  return writeCalendar({
    name: 'Gida',
    events: [
      ...items.map((item) => eventOf(item, publicUrl)),
      // Each date separately, since a feed is replaced as a whole and needs no rules.
      ...meetings.map((meeting) => {
        const { instead_of: _, ...event } = asEvent(meeting)
        return {
          ...event,
          uid: `meeting-${meeting.id}@gida.ng`,
          url: `${publicUrl}/dashboard/meetings/${meeting.id}`,
        }
      }),
    ],
  })
}

function eventOf(item: CalendarItem, publicUrl: string): CalendarEvent {
  return {
    uid: `${item.id.replaceAll(':', '-')}@gida.ng`,
    sequence: 0,
    said_at: item.all_day ? startOfDay(item.start) : new Date(item.start),
    ...{ title: item.title, description: item.note },
    ...(item.link && { url: `${publicUrl}${item.link}` }),
    at: item.all_day
      ? { first: item.start, last: item.end }
      : { starts_at: new Date(item.start), ends_at: new Date(item.end) },
  }
}
