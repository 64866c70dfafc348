import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { readReportSearch } from './search.ts'

export const reportScreen = screen('/dashboard/reports/$report', {
  title: titles.report,
  permission: 'reports_read',
  roles: ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'],
  search: readReportSearch,
  page: () => import('./pages/ReportPage.tsx'),
})

export const reportScreens = [reportScreen] as const
