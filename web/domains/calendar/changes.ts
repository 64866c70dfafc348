import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const calls = client.calendar

export const useCreateEntry = () => useMutation(mutation(calls.createEntry))
export const useUpdateEntry = () => useMutation(mutation(calls.updateEntry))
export const useDeleteEntry = () => useMutation(mutation(calls.deleteEntry))
export const useMakeFeed = () => useMutation(mutation(calls.makeFeed))
export const useRevokeFeed = () => useMutation(mutation(calls.revokeFeed))
