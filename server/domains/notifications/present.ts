import type { Notification } from '@gida/contract/domains/notifications/notification'
import type { NotificationRow } from './queries.ts'

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    timestamp: row.created_at.toISOString(),
    isRead: row.read_at !== null,
    priority: row.priority,
    actionUrl: row.action_url,
  }
}
