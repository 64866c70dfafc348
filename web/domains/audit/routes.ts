import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { logQuery } from './queries.ts'
import { readLogSearch } from './search.ts'

export const logScreen = screen('/dashboard/log', {
  title: titles.log,
  permission: 'audit_read',
  search: readLogSearch,
  load: ({ search }) => [logQuery(search)],
  page: () => import('./pages/LogPage.tsx'),
})

export const auditScreens = [logScreen] as const
