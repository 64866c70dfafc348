import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery } from '../../shared/pages.ts'
import { NotificationChoices, UpdateChoices } from './choices.ts'
import { Notification, NotificationType } from './notification.ts'

export const notifications = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/communication/notifications',
    summary: 'Your notifications, newest first',
    access: 'notifications_read',
    query: PageQuery.extend({
      type: NotificationType.optional(),
      unread: z.stringbool().optional(),
    }),
    answer: inboxPageOf(Notification),
  }),
  markAllNotificationsRead: endpoint({
    method: 'PATCH',
    path: '/communication/notifications/read-all',
    summary: 'Mark all of your notifications as read',
    access: 'notifications_write',
    answer: z.object({ marked: z.int(), unread_count: z.int() }),
  }),
  getNotification: endpoint({
    method: 'GET',
    path: '/communication/notifications/{id}',
    summary: 'One of your notifications',
    access: 'notifications_read',
    params: paramsOf('notification'),
    answer: Notification,
  }),
  markNotificationRead: endpoint({
    method: 'PATCH',
    path: '/communication/notifications/{id}/read',
    summary: 'Mark one of your notifications as read',
    access: 'notifications_write',
    params: paramsOf('notification'),
    answer: Notification,
  }),
  receiveSmsReport: endpoint({
    method: 'POST',
    path: '/communication/sms/reports',
    summary: 'For the SMS provider: how a text message fared, or what somebody answered',
    access: 'public',
    raw: true,
    answer: z.object({ received: z.literal(true) }),
    errors: ['INVALID_SIGNATURE'],
  }),
  getNotificationChoices: endpoint({
    method: 'GET',
    path: '/users/me/notification-choices',
    summary: 'Your notification preferences',
    access: 'signed_in',
    answer: NotificationChoices,
  }),
  updateNotificationChoices: endpoint({
    method: 'PATCH',
    path: '/users/me/notification-choices',
    summary: 'Choose what you are told, and how. Emergency alerts and mails about your account always come',
    access: 'signed_in',
    changes: ['notifications', 'users'],
    body: UpdateChoices,
    answer: NotificationChoices,
  }),
}
