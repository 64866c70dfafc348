import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { ApprovalsSearch, OrdersSearch } from './search.ts'

const { work, vendors } = client
const MOST = 100

export const ordersQuery = (search: OrdersSearch) => ({
  ...query(work.listOrders, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const orderQuery = (id: string) => query(work.getOrder, { params: { id } })
export const approvalsQuery = (search: ApprovalsSearch) => query(work.listApprovals, { query: search })
export const doersQuery = (id: string) => query(work.listDoersOfOrder, { params: { id } })
export const workOfRequestQuery = (id: string) => query(work.listWorkOfRequest, { params: { id } })
export const limitsQuery = (id: string) => query(work.getLimits, { params: { id } })
/** Who of an estate can be asked. */
export const vendorsQuery = (estate_id: string) =>
  query(vendors.listVendors, { query: { estate_id, limit: MOST } })
