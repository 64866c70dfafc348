import { notifications } from '@gida/contract/domains/notifications/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import { receiveSmsReport } from '../../platform/delivery/reports.ts'
import type { Mount } from '../../platform/http/call.ts'
import { receiveWhatsapp } from '../../platform/whatsapp/receive-whatsapp.ts'
import { announcementRoutes } from './announcements/announcement-routes.ts'
import { getChoices } from './choices/choices.ts'
import { updateNotificationChoices } from './choices/update-notification-choices.ts'
import { getCommunicationStats } from './communication-stats.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { presentNotification } from './present.ts'
import { countUnread, getNotification, listNotifications } from './queries.ts'
import { subscribeToPush, unsubscribeFromPush } from './ways/push-subscriptions.ts'

/** Everybody reads and marks only their own. */
export function notificationRoutes(mount: Mount): void {
  const { on, inSteps } = mount
  announcementRoutes(mount)

  on(notifications.listNotifications, async (tx, { actor, query }) => {
    const [{ rows, total }, unread_count] = await Promise.all([
      listNotifications(tx, actor.user_id, query),
      countUnread(tx, actor.user_id),
    ])
    return {
      data: rows.map((row) => presentNotification(row, actor)),
      ...pagination(query, total),
      unread_count,
    }
  })

  on(notifications.markAllNotificationsRead, (tx, { actor }) => markAllNotificationsRead(tx, actor.user_id))

  on(notifications.getNotification, async (tx, { actor, params }) =>
    presentNotification(await getNotification(tx, actor.user_id, params.id), actor),
  )

  on(notifications.markNotificationRead, async (tx, { actor, params }) =>
    presentNotification(await markNotificationRead(tx, actor.user_id, params.id), actor),
  )

  inSteps(notifications.receiveSmsReport, async ({ services, request }) => {
    await receiveSmsReport(services, request.raw, request.headers['x-termii-signature'])
    return { received: true as const }
  })

  inSteps(notifications.receiveWhatsapp, async ({ services, request }) => {
    await receiveWhatsapp(services, request.raw, request.headers['x-hub-signature-256'])
    return { received: true as const }
  })

  on(notifications.getCommunicationStats, (tx, { actor }) => getCommunicationStats(tx, actor.user_id))

  on(notifications.getPushKey, async (_tx, { services }) => ({ public_key: services.pusher.publicKey }))

  on(notifications.subscribeToPush, async (tx, { actor, body, request, services }) => {
    const { userAgent: user_agent } = request
    await subscribeToPush(tx, actor, body, { user_agent, production: services.config.production })
    return undefined
  })

  on(notifications.unsubscribeFromPush, async (tx, { actor, body }) => {
    await unsubscribeFromPush(tx, actor, body.endpoint)
    return undefined
  })

  on(notifications.getNotificationChoices, (tx, { actor }) => getChoices(tx, actor.user_id))

  on(notifications.updateNotificationChoices, async (tx, { actor, body }) => {
    await updateNotificationChoices(tx, actor.user_id, body)
    return getChoices(tx, actor.user_id)
  })
}
