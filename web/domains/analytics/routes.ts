import { screen } from '../../platform/screen.ts'
import { given, readCount, readOneOf } from '../../platform/search.ts'
import { analytics as words } from '../../words/en/analytics.ts'
import { figures } from '../../words/en/figures.ts'

export const dashboardScreen = screen('/dashboard', {
  title: words.title,
  page: () => import('./pages/DashboardPage.tsx'),
})

export const TABS = ['overview', 'occupancy', 'forecast', 'vacancy', 'market'] as const
export type Tab = (typeof TABS)[number]

const ofOwners = { roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'], permission: 'reports_read' } as const

export const figuresScreen = screen('/dashboard/estates/$id/figures', {
  title: figures.title,
  ...ofOwners,
  search: (raw) => given({ tab: readOneOf(raw, 'tab', TABS.slice(1)) }),
  page: () => import('./pages/FiguresPage.tsx'),
})

export const reportsScreen = screen('/dashboard/reports', {
  title: figures.reports.title,
  ...ofOwners,
  search: (raw) => given({ page: readCount(raw, 'page') }),
  page: () => import('./pages/ReportsPage.tsx'),
})

export const analyticsScreens = [dashboardScreen, figuresScreen, reportsScreen] as const
