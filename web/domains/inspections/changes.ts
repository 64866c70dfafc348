import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { inspections } = client

export const useCreateInspection = () => useMutation(mutation(inspections.createInspection))
export const useSignInspection = () => useMutation(mutation(inspections.signInspection))
export const useRemarkItem = () => useMutation(mutation(inspections.remarkItem))
export const useCancelInspection = () => useMutation(mutation(inspections.cancelInspection))
export const useSetDeduction = () => useMutation(mutation(inspections.setDeduction))
export const useProposeFromComparison = () => useMutation(mutation(inspections.proposeFromComparison))
