import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount } from '../../platform/screens/search.ts'

const ofManagers = { permission: 'estate_write', roles: ['ESTATE_MANAGER'] } as const

// Without `load`, to keep the queries of these rare screens out of the first load.
const developersScreen = screen('/dashboard/settings/developers', {
  ...ofManagers,
  title: titles.developers,
  page: () => import('./pages/DevelopersPage.tsx'),
})

const webhookScreen = screen('/dashboard/settings/developers/$id', {
  ...ofManagers,
  title: titles.webhook,
  search: (raw) => given({ page: readCount(raw, 'page') }),
  page: () => import('./pages/WebhookPage.tsx'),
})

export const integrationScreens = [developersScreen, webhookScreen] as const
