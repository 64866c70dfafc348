import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { JobsSearch } from './search.ts'

const { admin } = client
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
