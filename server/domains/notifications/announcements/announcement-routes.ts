import { AnnouncementState } from '@gida/contract/domains/notifications/announcement'
import { notifications } from '@gida/contract/domains/notifications/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { type AnnouncementRow, getAnnouncement, listAnnouncements } from './announcement-queries.ts'
import { updateAnnouncement, withdrawAnnouncement } from './change-announcement.ts'
import { getToldAnnouncement } from './describe-announcements.ts'
import { previewAnnouncement } from './preview-announcement.ts'
import { listRecipients } from './recipients.ts'
import { sendAnnouncement } from './send-announcement.ts'
import { sendAnnouncements } from './send-announcements.ts'
import { getStatistics } from './statistics.ts'

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

  on(notifications.listAnnouncementRecipients, async (tx, { params, query }) => {
    const { data, total } = await listRecipients(tx, params.id, query)
    return { data, pagination: pagination(query, total) }
  })

  on(notifications.updateAnnouncement, (tx, { actor, params, body }) =>
    updateAnnouncement(tx, actor, params.id, body),
  )

  on(notifications.withdrawAnnouncement, async (tx, { params }) => {
    await withdrawAnnouncement(tx, params.id)
    return undefined
  })

  on(notifications.getToldAnnouncement, (tx, { actor, params }) =>
    getToldAnnouncement(tx, actor.user_id, params.id),
  )

  on(notifications.getNotificationStatistics, (tx, { actor, query }) => getStatistics(tx, actor, query))
}

const present = ({ sent_by: _by, audience: _to, sent_at, channels, ...row }: AnnouncementRow) => ({
  ...row,
  channels: (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) => channels.includes(channel)),
  state: AnnouncementState.parse(row.state),
  send_at: row.send_at?.toISOString() ?? null,
  created_at: (sent_at ?? row.created_at).toISOString(),
})
