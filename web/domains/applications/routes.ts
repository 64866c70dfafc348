import { screen } from '../../platform/screen.ts'
import { applications as words } from '../../words/en/applications.ts'
import { readApplicationSearch } from './search.ts'

const permission = 'invitations_read'

export const applicationsScreen = screen('/dashboard/tenants/applications', {
  title: words.title,
  permission,
  search: readApplicationSearch,
  page: () => import('./pages/ApplicationsPage.tsx'),
})

export const applicationScreen = screen('/dashboard/tenants/applications/$id', {
  title: words.title,
  permission,
  page: () => import('./pages/ApplicationPage.tsx'),
})

export const applicationsScreens = [applicationsScreen, applicationScreen] as const
