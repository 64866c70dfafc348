import { titles } from './titles.ts'

export const notifications = {
  title: titles.notifications,
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: (count: number) => `${count} unread`,
  unreadMark: 'Unread',
  allRead: 'All read',
  markAll: 'Mark all as read',
  markingAll: 'Marking…',
  viewAll: 'View All Notifications',
  empty: 'No notifications',
  emptyNote: 'When money comes in, or something needs you, you read it here.',
  markFailed: 'That could not be marked as read. Try again.',
  show: 'Show',
  paymentsCameIn: (count: number) => `${count} payments came in`,
  several: (count: number, title: string) => `${count} times: ${title}`,
  filters: { all: 'All', unread: 'Unread' },
  today: 'Today',
  yesterday: 'Yesterday',
  filterLabel: 'Which notifications',
  emptyUnread: 'Nothing unread',
  emptyUnreadNote: 'You have seen everything.',
} as const
