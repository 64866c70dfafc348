import { screen } from '../../platform/screen.ts'
import { analytics as words } from '../../words/en/analytics.ts'

export const dashboardScreen = screen('/dashboard', {
  title: words.title,
  page: () => import('./pages/DashboardPage.tsx'),
})

export const analyticsScreens = [dashboardScreen] as const
