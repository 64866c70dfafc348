import { type Day, lagosDay } from '@gida/contract/shared/dates'

/** A calendar event (RFC 5545). */
export type CalendarEvent = {
  uid: string
  sequence: number
  /** DTSTAMP; of two versions with the same SEQUENCE, clients take the later. */
  said_at: Date
  title: string
  description?: string
  location?: string
  url?: string | null
  status?: 'CONFIRMED' | 'CANCELLED'
  /** An all-day range, both days included, or a time span. */
  at: { first: Day; last: Day } | { starts_at: Date; ends_at: Date }
  /** RRULE, and excluded starts. */
  repeats?: { rule: string; without: readonly Date[] }
  /** Replaces the occurrence of a series at this time. */
  instead_of?: Date
  organizer?: { name: string; address: string }
  attendee?: { name: string; address: string }
}

type Calendar = {
  /** Set in mails; a feed has none. */
  method?: 'REQUEST' | 'CANCEL'
  /** Name of a feed. */
  name?: string
  events: readonly CalendarEvent[]
}

const ZONE = 'Africa/Lagos'
/** Lagos has had one offset all year since 1919. Weekly rules need the zone: before 1 o'clock, UTC is still on the previous day. */
const LAGOS = [
  ...['BEGIN:VTIMEZONE', `TZID:${ZONE}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100'],
  ...['TZOFFSETTO:+0100', 'TZNAME:WAT', 'END:STANDARD', 'END:VTIMEZONE'],
]

/** The text of an iCalendar file; deterministic to the byte. */
export function writeCalendar({ method, name, events }: Calendar): string {
  const needsZone = events.some(({ repeats, instead_of }) => repeats ?? instead_of)
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Gida//Gida//EN', 'CALSCALE:GREGORIAN'],
    ...(method ? [`METHOD:${method}`] : []),
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...(needsZone ? LAGOS : []),
    ...events.flatMap((event) => linesOf(event, needsZone)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function linesOf(event: CalendarEvent, inZone: boolean): string[] {
  const { at, repeats, instead_of, organizer, attendee, url } = event
  const time = (property: string, moment: Date) =>
    inZone ? `${property};TZID=${ZONE}:${lagosTime(moment)}` : `${property}:${utc(moment)}`
  return [
    ...['BEGIN:VEVENT', `UID:${event.uid}`, `SEQUENCE:${event.sequence}`],
    ...[`DTSTAMP:${utc(event.said_at)}`, `LAST-MODIFIED:${utc(event.said_at)}`],
    ...('first' in at
      ? [
          `DTSTART;VALUE=DATE:${bare(at.first)}`,
          `DTEND;VALUE=DATE:${bare(dayAfter(at.last))}`,
          'TRANSP:TRANSPARENT',
        ]
      : [time('DTSTART', at.starts_at), time('DTEND', at.ends_at)]),
    ...(instead_of ? [time('RECURRENCE-ID', instead_of)] : []),
    ...(repeats ? [`RRULE:${repeats.rule.replace(/^RRULE:/, '')}`] : []),
    ...(repeats?.without.map((moment) => time('EXDATE', moment)) ?? []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(url ? [`URL:${url.replace(/[\r\n]/g, '')}`] : []),
    `STATUS:${event.status ?? 'CONFIRMED'}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`] : []),
    ...(attendee
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN=${quoted(attendee.name)}:mailto:${attendee.address}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

const bare = (day: Day) => day.replaceAll('-', '')
const dayAfter = (day: Day) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
/** Local time in Lagos, such as `20261114T173000`. */
const lagosTime = (moment: Date) =>
  `${bare(lagosDay(moment))}T${new Date(moment.getTime() + 3_600_000).toISOString().slice(11, 19).replaceAll(':', '')}`

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(CONTROL, '')
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, ' ').replace(CONTROL, '')}"`
// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f]/g

/** Folds lines at 75 bytes as RFC 5545 requires, without splitting a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += size
  }
  return folded
}
