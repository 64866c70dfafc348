import { notifications } from '@gida/contract/domains/notifications/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/mount.ts'
import { type AnnouncementRow, getAnnouncement, listAnnouncements } from './announcement-queries.ts'
import { previewAnnouncement } from './preview-announcement.ts'
import { sendAnnouncement } from './send-announcement.ts'
import { sendAnnouncements } from './send-announcements.ts'
import { getStatistics } from './statistics.ts'

/** What people tell many, and how far it came. */
export function announcementRoutes({ on, inSteps }: Mount): void {
  on(notifications.sendAnnouncement, (tx, { actor, body }) => sendAnnouncement(tx, actor, body))

  inSteps(notifications.sendAnnouncements, ({ services, actor, body }) =>
    sendAnnouncements(services, actor, body.notifications),
  )

  on(notifications.previewAnnouncement, (tx, { actor, body }) => previewAnnouncement(tx, actor, body))

  on(notifications.listAnnouncements, async (tx, { query }) => {
    const { rows, total } = await listAnnouncements(tx, query)
    return { data: rows.map(present), pagination: pagination(query, total) }
  })

  on(notifications.getAnnouncement, async (tx, { params }) => {
    const { row, ...more } = await getAnnouncement(tx, params.id)
    return { ...present(row), ...more }
  })

  on(notifications.getNotificationStatistics, (tx, { actor, query }) => getStatistics(tx, actor, query))
}

const present = ({ sent_by: _by, audience: _to, channels, created_at, ...row }: AnnouncementRow) => ({
  ...row,
  channels: (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) => channels.includes(channel)),
  created_at: created_at.toISOString(),
})
