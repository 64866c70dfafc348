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
