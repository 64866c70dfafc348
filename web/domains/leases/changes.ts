import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { leases } = client

export const useAssignTenant = () => useMutation(mutation(leases.assignTenant))
export const useAcceptLease = () => useMutation(mutation(leases.acceptLease))
export const useDeclineLease = () => useMutation(mutation(leases.declineLease))
export const useCallOffEnding = () => useMutation(mutation(leases.callOffEnding))
export const useRenewLease = () => useMutation(mutation(leases.renewLease))
export const useRemoveTenant = () => useMutation(mutation(leases.removeTenant))
export const useTransferTenant = () => useMutation(mutation(leases.transferTenant))
export const useUpdateLease = () => useMutation(mutation(leases.updateLease))
