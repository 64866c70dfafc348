import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { failedJobsQuery, givenUpJobsQuery } from './queries.ts'
import { readJobsSearch } from './search.ts'

export const jobsScreen = screen('/dashboard/admin/jobs', {
  title: titles.failedJobs,
  permission: 'platform_read',
  search: readJobsSearch,
  load: ({ search }) => [search.show ? givenUpJobsQuery(search) : failedJobsQuery(search)],
  page: () => import('./pages/JobsPage.tsx'),
})

export const adminScreens = [jobsScreen] as const
