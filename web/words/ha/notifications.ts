import type { notifications as english } from '../en/notifications.ts'
import type { Words } from '../words.ts'

export const notifications = {
  title: 'Sanarwa',
  parts: 'Sassan sanarwa',
  tabs: { yours: 'Naku', sent: 'Abin da aka aika', settings: 'Saituna' },
  bell: (unread: number) => (unread === 0 ? 'Sanarwa' : `Sanarwa, ${unread} ba a karanta ba`),
  unread: (count: number) => `${count} ba a karanta ba`,
  unreadMark: 'Ba a karanta ba',
  allRead: 'An karanta duka',
  markAll: 'Nuna an karanta duka',
  markingAll: 'Ana yi…',
  viewAll: 'Duba duk sanarwa',
  empty: 'Babu sanarwa',
  emptyNote: 'Idan kuɗi ya shigo, ko wani abu yana buƙatarku, za ku karanta a nan.',
  markFailed: 'Ba a iya nuna cewa an karanta ba. Ku sake gwadawa.',
  show: 'Nuna',
  several: (count: number, title: string) => `Sau ${count}: ${title}`,
  filters: { all: 'Duka', unread: 'Ba a karanta ba' },
  today: 'Yau',
  yesterday: 'Jiya',
  filterLabel: 'Wace sanarwa',
  emptyUnread: 'Babu abin da ba a karanta ba',
  emptyUnreadNote: 'Kun ga komai.',
} satisfies Words<typeof english>
