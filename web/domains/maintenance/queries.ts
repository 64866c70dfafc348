import type { Category } from '@gida/contract/domains/maintenance/rules'
import type { Day } from '@gida/contract/shared/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { RequestsSearch } from './search.ts'

const { maintenance } = client

export const requestsQuery = (search: RequestsSearch) => ({
  ...query(maintenance.listRequests, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const requestQuery = (id: string) => query(maintenance.getRequest, { params: { id } })
export const figuresQuery = (estate_id: string | undefined, from?: Day) =>
  query(maintenance.getFigures, { query: { ...(estate_id && { estate_id }), ...(from && { from }) } })
export const doersQuery = (id: string) => ({
  ...query(maintenance.listDoers, { params: { id } }),
  select: ({ data }: { data: { id: string; full_name: string }[] }) => data,
})
export const alikeQuery = (unit_id: string, category: Category) => ({
  ...query(maintenance.listAlike, { params: { id: unit_id }, query: { category } }),
  enabled: unit_id !== '',
})
