import { keepPreviousData } from '@tanstack/react-query'
import { query } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { EstateDeskSearch, QueueSearch } from './search.ts'

/** Queries of super admin screens only, kept out of everybody else's bundle. */
const { admin } = officeClient
const FRESH = { fresh: 'critical' } as const

export const platformEstatesQuery = ({ limit = PAGE_SIZE, ...search }: EstateDeskSearch) => ({
  ...query(admin.listPlatformEstates, { query: { ...search, limit } }, FRESH),
  placeholderData: keepPreviousData,
})

export const platformEstateQuery = (id: string) => query(admin.getPlatformEstate, { params: { id } }, FRESH)

/** Polled while it is on screen. */
export const platformHealthQuery = {
  ...query(admin.getPlatformHealth, undefined, FRESH),
  refetchInterval: 30_000,
}

/** Feature overrides of one estate, or of all by page. */
export const featuresQuery = (asked: { estate_id: string } | { page: number }) => ({
  ...query(admin.listFeatures, { query: { ...asked, limit: PAGE_SIZE } }, FRESH),
  placeholderData: keepPreviousData,
})

export const doublesQuery = ({ page, limit = PAGE_SIZE }: QueueSearch) => ({
  ...query(admin.listDoubles, { query: { page, limit } }, FRESH),
  placeholderData: keepPreviousData,
})

export const comparisonQuery = (id: string, second_id: string) =>
  query(admin.comparePeople, { params: { id, user_id: second_id } }, FRESH)

/** The first matches of a search. */
export const foundPeopleQuery = (search: string) => ({
  ...query(admin.listPlatformPeople, { query: { search, limit: 10 } }, FRESH),
  enabled: search.trim().length > 1,
})

export const platformPersonQuery = (id: string) => query(admin.getPlatformPerson, { params: { id } }, FRESH)

export const holdsQuery = ({ page, limit = PAGE_SIZE, show }: QueueSearch) => ({
  ...query(admin.listHolds, { query: { page, limit, ...(show ? { lifted: 'true' } : {}) } }, FRESH),
  placeholderData: keepPreviousData,
})

export const holdsOfLeaseQuery = (lease_id: string) =>
  query(admin.listHolds, { query: { lease_id, limit: PAGE_SIZE } }, FRESH)
