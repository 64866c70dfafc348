import { titles } from '#words/titles'
import { screen } from '../../platform/screen.ts'
import { readOverdueSearch } from './search.ts'

export const overdueScreen = screen('/dashboard/payments/overdue', {
  title: titles.overdue,
  permission: 'tenants_read',
  search: readOverdueSearch,
  page: () => import('./pages/OverduePage.tsx'),
})

export const collectionsScreens = [overdueScreen] as const
