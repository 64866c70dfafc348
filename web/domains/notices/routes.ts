import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { noticeQuery, noticesQuery } from './queries.ts'
import { readNewNoticeSearch, readNoticesSearch } from './search.ts'

export const noticesScreen = screen('/dashboard/notices', {
  title: titles.notices,
  permission: 'leases_read',
  search: readNoticesSearch,
  load: ({ search }) => [noticesQuery(search)],
  page: () => import('./pages/NoticesPage.tsx'),
})

export const newNoticeScreen = screen('/dashboard/notices/new', {
  title: titles.newNotice,
  permission: 'leases_write',
  search: readNewNoticeSearch,
  page: () => import('./pages/NewNoticePage.tsx'),
})

export const noticeScreen = screen('/dashboard/notices/$id', {
  title: titles.notices,
  permission: 'leases_read',
  load: ({ params }) => [noticeQuery(params.id)],
  page: () => import('./pages/NoticePage.tsx'),
})

export const noticeScreens = [noticesScreen, newNoticeScreen, noticeScreen] as const
