import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { BillsSearch } from './search.ts'

const { bills } = client

export const billsQuery = (search: BillsSearch) => ({
  ...query(bills.listBills, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const upkeepCostsQuery = (estate_id: string | undefined) =>
  query(bills.getUpkeepCosts, { query: estate_id ? { estate_id } : {} })
export const billQuery = (id: string) => query(bills.getBill, { params: { id } })
export const orderCostsQuery = (id: string) => query(bills.getOrderCosts, { params: { id } })
export const withheldQuery = (estate_id: string | undefined) =>
  query(bills.listWithheld, { query: estate_id ? { estate_id } : {} })
