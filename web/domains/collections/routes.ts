import { screen } from '../../platform/screen.ts'
import { collections as words } from '../../words/en/collections.ts'
import { readOverdueSearch } from './search.ts'

export const overdueScreen = screen('/dashboard/payments/overdue', {
  title: words.title,
  permission: 'tenants_read',
  search: readOverdueSearch,
  page: () => import('./pages/OverduePage.tsx'),
})

export const collectionsScreens = [overdueScreen] as const
