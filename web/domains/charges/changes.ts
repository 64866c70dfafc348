import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { charges } = client

export const useCreateFee = () => useMutation(mutation(charges.createFee))
export const useUpdateFee = () => useMutation(mutation(charges.updateFee))
export const useDeleteFee = () => useMutation(mutation(charges.deleteFee))
export const useWaiveCharge = () => useMutation(mutation(charges.waiveCharge))
export const useWriteOffCharge = () => useMutation(mutation(charges.writeOffCharge))
export const useUndoWaiver = () => useMutation(mutation(charges.undoWaiver))
