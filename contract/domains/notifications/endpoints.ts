import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery, pageOf } from '../../shared/pages.ts'
import { FailedRow } from '../estates/bulk.ts'
import {
  Announcement,
  AnnouncementBody,
  AnnouncementDetail,
  AnnouncementPreview,
  AnnouncementSent,
  AnnouncementsBody,
} from './announcement.ts'
import { NotificationChoices, UpdateChoices } from './choices.ts'
import { Notification, NotificationType } from './notification.ts'
import { PushSubscriptionBody } from './push.ts'
import { CommunicationStats, NotificationStatistics, StatisticsQuery } from './statistics.ts'

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
  sendAnnouncement: endpoint({
    method: 'POST',
    path: '/communication/notifications',
    summary: 'Tell people of your estate something, each once',
    access: 'notifications_write',
    body: AnnouncementBody,
    answer: AnnouncementSent,
    status: 201,
    errors: ['NOBODY_TO_TELL', 'SMS_LIMIT_REACHED'],
  }),
  sendAnnouncements: endpoint({
    method: 'POST',
    path: '/communication/notifications/bulk',
    summary: 'Tell several things; a bad row never loses a good one',
    access: 'notifications_write',
    body: AnnouncementsBody,
    rows: { notifications: AnnouncementBody },
    answer: z.object({ succeeded: z.int(), failed: z.array(FailedRow) }),
  }),
  previewAnnouncement: endpoint({
    method: 'POST',
    path: '/communication/notifications/preview',
    summary: 'Whom an announcement would reach, and what its text messages would cost',
    access: 'notifications_write',
    changes: [],
    body: AnnouncementBody,
    answer: AnnouncementPreview,
    errors: ['NOBODY_TO_TELL'],
  }),
  listAnnouncements: endpoint({
    method: 'GET',
    path: '/communication/announcements',
    summary: 'What you and your estates told people, newest first',
    access: 'notifications_read',
    query: PageQuery,
    answer: pageOf(Announcement),
  }),
  getAnnouncement: endpoint({
    method: 'GET',
    path: '/communication/announcements/{id}',
    summary: 'An announcement, and by name who has it and who has read it',
    access: 'notifications_read',
    params: paramsOf('announcement'),
    answer: AnnouncementDetail,
  }),
  getNotificationStatistics: endpoint({
    method: 'GET',
    path: '/notifications/statistics',
    summary: 'How much was sent, and how far it came; the last 30 days unless said, 366 at most',
    access: 'notifications_read',
    query: StatisticsQuery,
    answer: NotificationStatistics,
  }),
  getCommunicationStats: endpoint({
    method: 'GET',
    path: '/communication/stats',
    summary: 'What waits for you: unread messages and notifications, meetings to come',
    access: 'signed_in',
    answer: CommunicationStats,
  }),
  getPushKey: endpoint({
    method: 'GET',
    path: '/communication/push',
    summary: 'The key that a browser subscribes to our push messages with',
    access: 'signed_in',
    answer: z.object({ public_key: z.string() }),
  }),
  subscribeToPush: endpoint({
    method: 'POST',
    path: '/communication/push',
    summary: 'This browser takes push messages; said again, it is renewed',
    access: 'signed_in',
    body: PushSubscriptionBody,
    answer: null,
  }),
  unsubscribeFromPush: endpoint({
    method: 'DELETE',
    path: '/communication/push',
    summary: 'This browser takes no more push messages',
    access: 'signed_in',
    body: PushSubscriptionBody.pick({ endpoint: true }),
    answer: null,
  }),
  receiveSmsReport: endpoint({
    method: 'POST',
    path: '/communication/sms/reports',
    summary: 'For the SMS provider: how a text message fared, or what somebody answered',
    access: 'public',
    changes: [],
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
