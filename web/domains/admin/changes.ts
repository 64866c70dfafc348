import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { admin } = client

export const useRetryJobs = () => useMutation(mutation(admin.retryJobs))
export const useGiveUpJob = () => useMutation(mutation(admin.giveUpJob))
