import { screen } from '../../platform/screen.ts'
import { analytics as words } from '../../words/en/analytics.ts'
import { figures } from '../../words/en/figures.ts'
import { readFiguresSearch, readReportsSearch } from './search.ts'

export const dashboardScreen = screen('/dashboard', {
  title: words.title,
  page: () => import('./pages/DashboardPage.tsx'),
})

const ofOwners = { roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'], permission: 'reports_read' } as const

export const figuresScreen = screen('/dashboard/estates/$id/figures', {
  title: figures.title,
  ...ofOwners,
  search: readFiguresSearch,
  page: () => import('./pages/FiguresPage.tsx'),
})

export const reportsScreen = screen('/dashboard/reports', {
  title: figures.reports.title,
  ...ofOwners,
  search: readReportsSearch,
  page: () => import('./pages/ReportsPage.tsx'),
})

export const analyticsScreens = [dashboardScreen, figuresScreen, reportsScreen] as const
