import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { evidence } = client

export const useRequestBundle = () => useMutation(mutation(evidence.requestBundle))

export const downloadBundle = (id: string, format: 'pdf' | 'zip') =>
  evidence.downloadBundle({ params: { id }, query: { format } })
