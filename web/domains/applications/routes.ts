import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { applicationQuery, applicationsQuery } from './queries.ts'
import { readApplicationSearch } from './search.ts'

const permission = 'invitations_read'

export const applicationsScreen = screen('/dashboard/tenants/applications', {
  title: titles.applications,
  permission,
  search: readApplicationSearch,
  load: ({ search }) => [applicationsQuery(search)],
  page: () => import('./pages/ApplicationsPage.tsx'),
})

export const applicationScreen = screen('/dashboard/tenants/applications/$id', {
  title: titles.applications,
  permission,
  load: ({ params }) => [applicationQuery(params.id)],
  page: () => import('./pages/ApplicationPage.tsx'),
})

export const applicationsScreens = [applicationsScreen, applicationScreen] as const
