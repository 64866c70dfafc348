import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'

export const NotificationType = z.enum(['payment', 'tenant', 'maintenance', 'alert', 'message', 'calendar'])
export const NotificationPriority = z.enum(['high', 'medium', 'low'])

export const Notification = z
  .object({
    id: Id,
    type: NotificationType,
    title: z.string(),
    message: z.string(),
    timestamp: Instant,
    isRead: z.boolean(),
    priority: NotificationPriority,
    actionUrl: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>
