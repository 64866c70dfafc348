import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { collections } = client

export const useSendReminders = () => useMutation(mutation(collections.sendReminders))
export const useAddContactNote = () => useMutation(mutation(collections.addContactNote))
export const useRecordPromise = () => useMutation(mutation(collections.recordPromise))
export const useUpdateReminderRule = () => useMutation(mutation(collections.updateReminderRule))
