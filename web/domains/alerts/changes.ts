import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const calls = client.alerts

export const useRaiseAlert = () => useMutation(mutation(calls.raiseAlert))
export const useMarkRecipient = () => useMutation(mutation(calls.markRecipient))
export const useUpdateAlert = () => useMutation(mutation(calls.updateAlert))
export const useCloseAlert = () => useMutation(mutation(calls.closeAlert))
export const useAddToRoster = () => useMutation(mutation(calls.addToRoster))
export const useMoveInRoster = () => useMutation(mutation(calls.moveInRoster))
export const useRemoveFromRoster = () => useMutation(mutation(calls.removeFromRoster))
