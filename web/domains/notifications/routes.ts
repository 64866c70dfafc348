import { RECIPIENTS_SHOWN } from '@gida/contract/domains/notifications/announcement-rules'
import { titles } from '#words/titles'
import { screen, taskScreen } from '../../platform/screens/screen.ts'
import { given, readCount, readOneOf } from '../../platform/screens/search.ts'
import {
  announcementQuery,
  announcementsQuery,
  recipientsQuery,
  statisticsQuery,
  toldQuery,
} from './announcements.ts'
import { choicesQuery, notificationsQuery } from './queries.ts'

export const notificationsScreen = screen('/dashboard/notifications', {
  title: titles.notifications,
  permission: 'notifications_read',
  search: (raw) => given({ page: readCount(raw, 'page'), show: readOneOf(raw, 'show', ['unread']) }),
  load: ({ search }) => [notificationsQuery(search)],
  page: () => import('./pages/NotificationsPage.tsx'),
})

/** For those who send announcements. */
const ofSenders = {
  permission: 'notifications_write',
  roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'],
} as const

export const announcementsScreen = screen('/dashboard/notifications/sent', {
  ...ofSenders,
  title: titles.announcements,
  search: (raw) => given({ page: readCount(raw, 'page') }),
  load: ({ search }) => [announcementsQuery(search), statisticsQuery],
  page: () => import('./pages/AnnouncementsPage.tsx'),
})

export const announcementScreen = screen('/dashboard/notifications/sent/$id', {
  ...ofSenders,
  title: titles.announcement,
  search: (raw) => given({ page: readCount(raw, 'page'), show: readOneOf(raw, 'show', RECIPIENTS_SHOWN) }),
  load: ({ params, search }) => [announcementQuery(params.id), recipientsQuery(params.id, search)],
  page: () => import('./pages/AnnouncementPage.tsx'),
})

export const newAnnouncementScreen = taskScreen('/dashboard/notifications/new', {
  ...ofSenders,
  title: titles.newAnnouncement,
  page: () => import('./pages/NewAnnouncementPage.tsx'),
})

export const changeAnnouncementScreen = taskScreen('/dashboard/notifications/sent/$id/change', {
  ...ofSenders,
  title: titles.changeAnnouncement,
  load: ({ params }) => [announcementQuery(params.id)],
  page: () => import('./pages/ChangeAnnouncementPage.tsx'),
})

/** A received announcement in full, with a link to reply. */
export const toldScreen = screen('/dashboard/notifications/told/$id', {
  title: titles.announcement,
  permission: 'notifications_read',
  load: ({ params }) => [toldQuery(params.id)],
  page: () => import('./pages/ToldPage.tsx'),
})

export const choicesScreen = screen('/dashboard/settings/notifications', {
  title: titles.notificationSettings,
  load: () => [choicesQuery],
  page: () => import('./pages/ChoicesPage.tsx'),
})

export const notificationScreens = [
  notificationsScreen,
  announcementsScreen,
  announcementScreen,
  toldScreen,
  choicesScreen,
] as const
export const notificationTaskScreens = [newAnnouncementScreen, changeAnnouncementScreen] as const
