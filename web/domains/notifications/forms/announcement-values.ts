import { announcements } from '#words/announcements'
import type { AnnouncementBody } from '../announcements.ts'

const words = announcements.form
export type Group = keyof typeof words.groups
export type AnnouncementValues = {
  estate_id: string
  group: Group
  property_id: string
  title: string
  message: string
  email: boolean
  sms: boolean
}

export const checkAnnouncement = ({ estate_id, title, message }: AnnouncementValues) => ({
  estate_id: estate_id ? undefined : words.missing,
  title: title.trim() ? undefined : words.missing,
  message: message.trim() ? undefined : words.missing,
})

export const isWritten = (values: AnnouncementValues) =>
  Object.values(checkAnnouncement(values)).every((fault) => fault === undefined)

/** What is filled in as it is sent; everybody has it in the app. */
export function bodyOf(values: AnnouncementValues): AnnouncementBody {
  const { estate_id, group, property_id, title, message, email, sms } = values
  const who = group === 'all' ? {} : group === 'in_arrears' ? { in_arrears: true } : { role: group }
  return {
    ...{ title: title.trim(), message: message.trim() },
    audience: { estate_id, ...who, ...(property_id && { property_id }) },
    channels: ['IN_APP', 'PUSH', ...(email ? ['EMAIL' as const] : []), ...(sms ? ['SMS' as const] : [])],
  }
}
