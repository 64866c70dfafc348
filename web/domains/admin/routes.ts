import { titles } from '#words/titles'
import { screen } from '../../platform/screens/screen.ts'
import { failedJobsQuery, givenUpJobsQuery, peopleQuery, platformUseQuery } from './queries.ts'
import { readJobsSearch, readPeopleSearch } from './search.ts'

export const jobsScreen = screen('/dashboard/admin/jobs', {
  title: titles.failedJobs,
  permission: 'platform_read',
  search: readJobsSearch,
  load: ({ search }) => [search.show ? givenUpJobsQuery(search) : failedJobsQuery(search)],
  page: () => import('./pages/JobsPage.tsx'),
})

export const peopleScreen = screen('/dashboard/admin/people', {
  title: titles.platformPeople,
  permission: 'platform_read',
  search: readPeopleSearch,
  load: ({ search }) => [peopleQuery(search)],
  page: () => import('./pages/PeoplePage.tsx'),
})

export const useScreen = screen('/dashboard/admin/use', {
  title: titles.platformUse,
  permission: 'platform_read',
  load: () => [platformUseQuery],
  page: () => import('./pages/UsePage.tsx'),
})

export const adminScreens = [jobsScreen, peopleScreen, useScreen] as const
