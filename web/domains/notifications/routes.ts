import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount, readOneOf } from '../../platform/screens/search.ts'
import { choicesQuery, notificationsQuery } from './queries.ts'

export const notificationsScreen = screen('/dashboard/notifications', {
  title: titles.notifications,
  permission: 'notifications_read',
  search: (raw) => given({ page: readCount(raw, 'page'), show: readOneOf(raw, 'show', ['unread']) }),
  load: ({ search }) => [notificationsQuery(search)],
  page: () => import('./pages/NotificationsPage.tsx'),
})

export const choicesScreen = screen('/dashboard/settings/notifications', {
  title: titles.notificationSettings,
  load: () => [choicesQuery],
  page: () => import('./pages/ChoicesPage.tsx'),
})

export const notificationScreens = [notificationsScreen, choicesScreen] as const
