import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount, readYes } from '../../platform/screens/search.ts'

/** Search of a queue, of open or closed items. */
const readQueue = (raw: Record<string, unknown>) =>
  given({ closed: readYes(raw, 'closed'), page: readCount(raw, 'page') })

/** Without `load`, to keep their queries out of everybody's first load. */
const privacyScreen = screen('/dashboard/settings/privacy', {
  title: titles.privacy,
  page: () => import('./pages/PrivacyPage.tsx'),
})

const deskScreen = screen('/dashboard/settings/privacy/desk', {
  title: titles.privacy,
  permission: 'users_read',
  search: readQueue,
  page: () => import('./pages/DeskPage.tsx'),
})

const recordScreen = screen('/dashboard/admin/privacy', {
  title: titles.processingRecord,
  permission: 'platform_read',
  page: () => import('./pages/RecordPage.tsx'),
})

const breachesScreen = screen('/dashboard/admin/breaches', {
  title: titles.breaches,
  permission: 'platform_read',
  search: readQueue,
  page: () => import('./pages/BreachesPage.tsx'),
})

const breachScreen = screen('/dashboard/admin/breaches/$id', {
  title: titles.breaches,
  permission: 'platform_read',
  page: () => import('./pages/BreachPage.tsx'),
})

export const privacyScreens = [privacyScreen, deskScreen, recordScreen, breachesScreen, breachScreen] as const
