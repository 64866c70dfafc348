import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { keysQuery } from './queries.ts'

const developersScreen = screen('/dashboard/settings/developers', {
  title: titles.developers,
  permission: 'estate_write',
  roles: ['ESTATE_MANAGER'],
  load: () => [keysQuery],
  page: () => import('./pages/DevelopersPage.tsx'),
})

export const integrationScreens = [developersScreen] as const
