import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { InspectionsSearch } from './search.ts'

const { inspections } = client

export const inspectionsQuery = (search: InspectionsSearch) => ({
  ...query(inspections.listInspections, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const inspectionsOfLeaseQuery = (lease_id: string) =>
  query(inspections.listInspections, { query: { limit: 5, lease_id } })
export const inspectionQuery = (id: string) => query(inspections.getInspection, { params: { id } })
export const comparisonQuery = (id: string) => query(inspections.getComparison, { params: { id } })
