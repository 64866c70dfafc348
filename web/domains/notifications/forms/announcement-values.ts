import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { announcements } from '#words/announcements'
import { formatTime, lagosDay, today } from '../../../platform/screens/format.ts'
import { instantOf } from '../../../platform/screens/time-of-day.ts'
import { blockPlace, placeIn, propertyPlace } from '../../alerts/index.ts'
import type { AnnouncementBody } from '../announcements.ts'

const words = announcements.form
export type Group = keyof typeof words.groups
export type AnnouncementValues = {
  estate_id: string
  /** People named besides an estate, or alone. Not chosen here; kept as they were planned. */
  named: AnnouncementDetail['named']
  group: Group
  /** A property or block, see `placeIn`. */
  place: string
  title: string
  message: string
  message_pcm: string
  email: boolean
  sms: boolean
  takes_replies: boolean
  /** Not chosen here; kept if it was planned with another one. */
  priority: AnnouncementDetail['priority']
  when: keyof typeof words.times
  day: Day
  time: string
}

export const emptyFor = (estate_id: string): AnnouncementValues => ({
  ...{ estate_id, named: [], group: 'TENANT', place: '', title: '', message: '', message_pcm: '' },
  ...{ email: true, sms: false, takes_replies: false, priority: 'medium' },
  ...{ when: 'now', day: addDays(today(), 1), time: '09:00' },
})

/** Form values of a scheduled announcement. */
export function valuesOf(one: AnnouncementDetail): AnnouncementValues {
  const { estate_id = '', property_id, block } = one.audience ?? {}
  const place = block ? blockPlace(block) : property_id ? propertyPlace(property_id) : ''
  const at = one.send_at ?? new Date().toISOString()
  return {
    ...{ estate_id, named: one.named, place, group: groupOf(one.audience) },
    ...{ title: one.title, message: one.message, message_pcm: one.message_pcm ?? '' },
    ...{ email: one.channels.includes('EMAIL'), sms: one.channels.includes('SMS') },
    ...{ takes_replies: one.takes_replies, priority: one.priority, when: 'later' },
    ...{ day: lagosDay(new Date(at)), time: formatTime(at) },
  }
}
export function groupOf(audience: AnnouncementDetail['audience']): Group {
  const { role, in_arrears } = audience ?? {}
  return in_arrears ? 'in_arrears' : isGroup(role) ? role : 'all'
}
const isGroup = (role: string | undefined): role is Group => role !== undefined && role in words.groups

export const checkAnnouncement = (values: AnnouncementValues) => ({
  estate_id: values.estate_id || values.named.length > 0 ? undefined : words.missing,
  title: values.title.trim() ? undefined : words.missing,
  message: textsOf(values).message ? undefined : words.missing,
  time: values.when === 'now' ? undefined : faultOfTime(values),
})

function faultOfTime({ day, time }: AnnouncementValues): string | undefined {
  const at = instantOf(day, time)
  if (!at) return words.timeMissing
  return new Date(at) <= new Date() ? words.timeOver : undefined
}

export const isWritten = (values: AnnouncementValues) =>
  Object.values(checkAnnouncement(values)).every((fault) => fault === undefined)

/** If only Pidgin was written, it is sent to everybody. */
function textsOf({ message, message_pcm }: AnnouncementValues): { message: string; message_pcm?: string } {
  const [en, pcm] = [message.trim(), message_pcm.trim()]
  return en && pcm ? { message: en, message_pcm: pcm } : { message: en || pcm }
}

/** The scheduled time; undefined for now. */
export const sendAt = ({ when, day, time }: AnnouncementValues): string | undefined =>
  when === 'later' ? instantOf(day, time) : undefined

/** Converts to the call's body; the in-app channel is always included. */
export function bodyOf(values: AnnouncementValues): AnnouncementBody {
  const { estate_id, named, group, place, title, email, sms, takes_replies, priority } = values
  const who = group === 'all' ? {} : group === 'in_arrears' ? { in_arrears: true } : { role: group }
  const send_at = sendAt(values)
  return {
    ...{ title: title.trim(), ...textsOf(values), takes_replies, priority, ...(send_at && { send_at }) },
    ...(estate_id && { audience: { estate_id, ...who, ...placeIn(place) } }),
    ...(named.length > 0 && { user_ids: named.map(({ user_id }) => user_id) }),
    channels: ['IN_APP', 'PUSH', ...(email ? ['EMAIL' as const] : []), ...(sms ? ['SMS' as const] : [])],
  }
}
