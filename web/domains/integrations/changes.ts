import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { integrations } = client

export const useCreateKey = () => useMutation(mutation(integrations.createKey))
export const useRotateKey = () => useMutation(mutation(integrations.rotateKey))
export const useRevokeKey = () => useMutation(mutation(integrations.revokeKey))
