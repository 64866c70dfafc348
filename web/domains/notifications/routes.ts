import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf } from '../../platform/search.ts'
import { notifications as words } from '../../words/en/notifications.ts'
import { settings } from '../../words/en/settings.ts'

export const notificationsScreen = screen('/dashboard/notifications', {
  title: words.title,
  permission: 'notifications_read',
  search: (raw) => given({ page: readCount(raw, 'page'), show: readOneOf(raw, 'show', ['unread']) }),
  page: () => import('./pages/NotificationsPage.tsx'),
})

export const choicesScreen = screen('/dashboard/settings/notifications', {
  title: settings.parts.notifications,
  page: () => import('./pages/ChoicesPage.tsx'),
})

export const notificationScreens = [notificationsScreen, choicesScreen] as const
