import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { JobsSearch, PeopleSearch } from './search.ts'

const { admin } = officeClient
const FRESH = { fresh: 'critical' } as const

const pageOf = ({ page, limit = PAGE_SIZE }: JobsSearch) => ({ query: { page, limit } })

export const failedJobsQuery = (search: JobsSearch) => ({
  ...query(admin.listFailedJobs, pageOf(search), FRESH),
  placeholderData: keepPreviousData,
})

export const givenUpJobsQuery = (search: JobsSearch) => ({
  ...query(admin.listGivenUpJobs, pageOf(search), FRESH),
  placeholderData: keepPreviousData,
})

/** A suspension by the platform is not an account state, so it has a parameter of its own. */
export const peopleQuery = ({ state, limit = PAGE_SIZE, ...search }: PeopleSearch) => ({
  ...query(
    admin.listPlatformPeople,
    {
      query: {
        ...search,
        limit,
        ...(state === 'SUSPENDED' ? { suspended: 'true' } : state ? { status: state } : {}),
      },
    },
    FRESH,
  ),
  placeholderData: keepPreviousData,
})

export const platformUseQuery = query(admin.getPlatformUse)

export const revenueQuery = query(admin.getRevenue, undefined, FRESH)
