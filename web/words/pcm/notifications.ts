import type { notifications as english } from '../en/notifications.ts'
import type { Words } from '../words.ts'

export const notifications = {
  title: 'News for you',
  parts: 'Parts of the news',
  tabs: { yours: 'For you', sent: 'Wetin you send', settings: 'Settings' },
  bell: (unread: number) => (unread === 0 ? 'News for you' : `News for you, ${unread} you never read`),
  unread: (count: number) => `${count} you never read`,
  unreadMark: 'You never read am',
  allRead: 'You don read all',
  markAll: 'Mark all say you don read',
  markingAll: 'We dey mark am…',
  viewAll: 'See all the news',
  empty: 'No news',
  emptyNote: 'When money enter, or something need you, you go read am here.',
  markFailed: 'We no fit mark am as read. Try again.',
  show: 'Show',
  several: (count: number, title: string) => `${count} times: ${title}`,
  filters: { all: 'All', unread: 'Never read' },
  today: 'Today',
  yesterday: 'Yesterday',
  filterLabel: 'Which news',
  emptyUnread: 'Nothing remain to read',
  emptyUnreadNote: 'You don see everything.',
} satisfies Words<typeof english>
