import { titles } from '#words/titles'
import { movedScreen, screen } from '../../platform/screens/screen.ts'
import { chosenEstate } from '../../platform/session/chosen-estate.ts'
import { readTokens } from '../../platform/session/session.ts'
import { dashboardQuery } from './queries.ts'
import { readFiguresSearch, readReportsSearch } from './search.ts'
import { fetchViewOf } from './views.ts'

export const dashboardScreen = screen('/dashboard', {
  title: titles.dashboard,
  load: () => [dashboardQuery(chosenEstate())],
  page: () => {
    const role = readTokens()?.role
    if (role) fetchViewOf(role).catch(() => {}) // in parallel with the queries; on failure the view shows an error
    return import('./pages/DashboardPage.tsx')
  },
})

const ofOwners = { roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'], permission: 'reports_read' } as const

export const estateReportsScreen = screen('/dashboard/estates/$id/reports', {
  title: titles.estateReports,
  ...ofOwners,
  search: readFiguresSearch,
  page: () => import('./pages/EstateReportsPage.tsx'),
})

const figuresBefore = movedScreen('/dashboard/estates/$id/figures', '/dashboard/estates/$id/reports')

export const reportsScreen = screen('/dashboard/reports', {
  title: titles.reports,
  ...ofOwners,
  search: readReportsSearch,
  page: () => import('./pages/ReportsPage.tsx'),
})

export const analyticsScreens = [dashboardScreen, estateReportsScreen, figuresBefore, reportsScreen] as const
