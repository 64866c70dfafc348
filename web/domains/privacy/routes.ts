import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount } from '../../platform/screens/search.ts'
import { deskQuery, exportsQuery, heldQuery, myRequestsQuery } from './queries.ts'

const privacyScreen = screen('/dashboard/settings/privacy', {
  title: titles.privacy,
  load: () => [heldQuery, exportsQuery, myRequestsQuery],
  page: () => import('./pages/PrivacyPage.tsx'),
})

const deskScreen = screen('/dashboard/settings/privacy/desk', {
  title: titles.privacyDesk,
  permission: 'users_read',
  search: (raw) => given({ closed: raw.closed === true || undefined, page: readCount(raw, 'page') }),
  load: ({ search }) => [deskQuery(search)],
  page: () => import('./pages/DeskPage.tsx'),
})

export const privacyScreens = [privacyScreen, deskScreen] as const
