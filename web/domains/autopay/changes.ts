import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { autopay } = client

export const useSetDefaultMethod = () => useMutation(mutation(autopay.setDefaultMethod))
export const useRemoveMethod = () => useMutation(mutation(autopay.removeMethod))
export const useCreateInstruction = () => useMutation(mutation(autopay.createInstruction))
export const useUpdateInstruction = () => useMutation(mutation(autopay.updateInstruction))
export const useCancelInstruction = () => useMutation(mutation(autopay.cancelInstruction))
export const useSkipAutopayCharge = () => useMutation(mutation(autopay.skipAutopayCharge))
