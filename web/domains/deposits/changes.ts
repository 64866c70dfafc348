import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { depositQuery } from './queries.ts'

const { deposits } = client
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
export const useRecordPartReturn = () => useMutation(mutation(deposits.recordPartReturn, MOVES))
export const useRecordReturn = () => useMutation(mutation(deposits.recordReturn, MOVES))
