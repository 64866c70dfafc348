import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { figuresQuery, requestQuery, requestsQuery } from './queries.ts'
import { readNewRequestSearch, readRequestsSearch } from './search.ts'

const permission = 'maintenance_read'

export const requestsScreen = screen('/dashboard/maintenance', {
  title: titles.maintenance,
  permission,
  search: readRequestsSearch,
  load: ({ search }) => [requestsQuery(search), figuresQuery(search.estate_id)],
  page: () => import('./pages/RequestsPage.tsx'),
})

export const newRequestScreen = screen('/dashboard/maintenance/new', {
  title: titles.newRequest,
  permission: 'maintenance_write',
  search: readNewRequestSearch,
  page: () => import('./pages/NewRequestPage.tsx'),
})

export const requestScreen = screen('/dashboard/maintenance/$id', {
  title: titles.maintenance,
  permission,
  load: ({ params }) => [requestQuery(params.id)],
  page: () => import('./pages/RequestPage.tsx'),
})

export const maintenanceScreens = [requestsScreen, newRequestScreen, requestScreen] as const
