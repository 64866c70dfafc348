import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { given, readCount } from '../../platform/screens/search.ts'
import { deliveriesQuery, keysQuery, webhooksQuery } from './queries.ts'

const ofManagers = { permission: 'estate_write', roles: ['ESTATE_MANAGER'] } as const

const developersScreen = screen('/dashboard/settings/developers', {
  ...ofManagers,
  title: titles.developers,
  load: () => [keysQuery, webhooksQuery],
  page: () => import('./pages/DevelopersPage.tsx'),
})

const webhookScreen = screen('/dashboard/settings/developers/$id', {
  ...ofManagers,
  title: titles.webhook,
  search: (raw) => given({ page: readCount(raw, 'page') }),
  load: ({ params, search }) => [webhooksQuery, deliveriesQuery(params.id, search.page)],
  page: () => import('./pages/WebhookPage.tsx'),
})

export const integrationScreens = [developersScreen, webhookScreen] as const
