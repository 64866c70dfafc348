import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { keepPrevious } from '../../platform/http/keep-previous.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { VendorsSearch } from './search.ts'

const { vendors } = client

export const vendorsQuery = (search: VendorsSearch) => ({
  ...query(vendors.listVendors, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const vendorQuery = (id: string) => query(vendors.getVendor, { params: { id } })
export const vendorJobsQuery = (id: string, page: number) => ({
  ...query(vendors.listVendorJobs, { params: { id }, query: { limit: PAGE_SIZE, page } }),
  placeholderData: keepPrevious({ id }),
})
