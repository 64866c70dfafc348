import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'

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

const MOVES = {
  call: { retries: 0 },
  onSuccess: (deposit: DepositDetail) =>
    void queryClient.setQueryData(depositQuery(deposit.id).queryKey, deposit),
} as const
export const useProposeDeductions = () => useMutation(mutation(deposits.proposeDeductions, MOVES))
export const useAgreeToDeductions = () => useMutation(mutation(deposits.agreeToDeductions, MOVES))
export const useDisputeDeductions = () => useMutation(mutation(deposits.disputeDeductions, MOVES))
export const useSetReturnAccount = () => useMutation(mutation(deposits.setReturnAccount, MOVES))
export const useSettleDeposit = () => useMutation(mutation(deposits.settleDeposit, MOVES))
export const useRecordReturn = () => useMutation(mutation(deposits.recordReturn, MOVES))
