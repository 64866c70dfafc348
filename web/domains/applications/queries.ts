import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { ApplicationSearch } from './search.ts'

const { applications } = client
const FRESH = { fresh: 'critical' } as const

export const applicationsQuery = (search: ApplicationSearch) => ({
  ...query(applications.listApplications, { query: { limit: PAGE_SIZE, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const applicationQuery = (id: string) => query(applications.getApplication, { params: { id } }, FRESH)

export const unitListingQuery = (id: string) => query(applications.getUnitListing, { params: { id } }, FRESH)
