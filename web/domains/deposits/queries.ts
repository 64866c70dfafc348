import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

const { deposits } = client
export const PAGE_SIZE = 20
export const SHOWS = ['DUE', 'OPEN', 'ALL'] as const
export type DepositSearch = {
  page?: number
  limit?: number
  show?: (typeof SHOWS)[number]
  estate_id?: string
}
const FRESH = { fresh: 'critical' } as const

export const depositsQuery = ({ show = 'DUE', ...search }: DepositSearch) => ({
  ...query(deposits.listDeposits, { query: { limit: PAGE_SIZE, show, ...search } }, FRESH),
  placeholderData: keepPreviousData,
})
export const depositQuery = (id: string) => query(deposits.getDeposit, { params: { id } }, FRESH)
