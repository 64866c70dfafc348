import type { AnnouncementKind } from '@gida/contract/domains/admin/rules'
import { addDays, type Day } from '@gida/contract/shared/dates'
import type { Role } from '@gida/contract/shared/roles'
import { platformAnnouncements } from '#words/platform-announcements'
import { found } from '../../../platform/forms/found.ts'
import { formatTime, today } from '../../../platform/screens/format.ts'
import { instantOf, readTime } from '../../../platform/screens/time-of-day.ts'

const { errors } = platformAnnouncements.form
export type AnnouncementValues = {
  kind: AnnouncementKind
  title: string
  body: string
  roles: Role[]
  begin: 'now' | 'later'
  starts_on: Day
  starts_time: string
  ends_on: Day
  ends_time: string
}

/** Default: news for everybody, for 24 hours from now. */
export const emptyAnnouncement = (now: Date = new Date()): AnnouncementValues => ({
  ...{ kind: 'NEWS', title: '', body: '', roles: [], begin: 'now' },
  ...{ starts_on: addDays(today(), 1), starts_time: '09:00' },
  ...{ ends_on: addDays(today(), 1), ends_time: formatTime(now) },
})

const startOf = ({ begin, starts_on, starts_time }: AnnouncementValues) =>
  begin === 'later' ? instantOf(starts_on, starts_time) : undefined
export const endOf = ({ ends_on, ends_time }: AnnouncementValues) => instantOf(ends_on, ends_time)

export function checkAnnouncement(values: AnnouncementValues) {
  const { title, body, begin, starts_time, ends_time } = values
  const [starts, ends] = [startOf(values), endOf(values)]
  const isPast = (at: string | undefined) => at !== undefined && new Date(at) <= new Date()
  return found({
    title: title.trim().length < 3 ? errors.title : undefined,
    body: body.trim().length < 3 ? errors.body : undefined,
    starts_time: begin === 'later' && !readTime(starts_time) ? errors.time : undefined,
    starts_on: isPast(starts) ? errors.past : undefined,
    ends_time: readTime(ends_time) ? undefined : errors.time,
    ends_on: isPast(ends) ? errors.past : starts && ends && ends <= starts ? errors.order : undefined,
  })
}

export function wantedOf(values: AnnouncementValues) {
  const { kind, title, body, roles } = values
  const starts_at = startOf(values)
  return {
    ...{ kind, title: title.trim(), body: body.trim(), ends_at: endOf(values) ?? '' },
    ...(roles.length > 0 && { roles }),
    ...(starts_at && { starts_at }),
  }
}
