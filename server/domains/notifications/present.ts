import type { Notification } from '@gida/contract/domains/notifications/notification'
import type { Actor } from '../../platform/access/actor.ts'
import type { NotificationRow } from './queries.ts'

/** During impersonation, the content of messages is hidden: only that there is one and from whom. */
export function presentNotification(
  row: NotificationRow,
  { admin_id }: Pick<Actor, 'admin_id'> = {},
): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: admin_id && row.type === 'message' ? '' : row.message,
    timestamp: row.created_at.toISOString(),
    isRead: row.read_at !== null,
    priority: row.priority,
    actionUrl: row.action_url,
  }
}
