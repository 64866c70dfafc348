import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { arrearsByAgeQuery, arrearsQuery } from './queries.ts'
import { readArrearsSearch } from './search.ts'

export const arrearsScreen = screen('/dashboard/payments/overdue', {
  title: titles.arrears,
  permission: 'tenants_read',
  search: readArrearsSearch,
  load: ({ search }) => [arrearsQuery(search), arrearsByAgeQuery(search.estate_id)],
  page: () => import('./pages/ArrearsPage.tsx'),
})

export const collectionsScreens = [arrearsScreen] as const
