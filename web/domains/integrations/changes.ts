import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../platform/http/api.ts'
import { officeClient } from '../../platform/http/office.ts'

const { integrations } = officeClient

export const useCreateKey = () => useMutation(mutation(integrations.createKey))
export const useCreateTestKey = () => useMutation(mutation(integrations.createTestKey))
export const useEndTestKey = () => useMutation(mutation(integrations.endTestKey))
export const useRotateKey = () => useMutation(mutation(integrations.rotateKey))
export const useCreateWebhook = () => useMutation(mutation(integrations.createWebhook))
export const useUpdateWebhook = () => useMutation(mutation(integrations.updateWebhook))
export const useDeleteWebhook = () => useMutation(mutation(integrations.deleteWebhook))
export const useRotateSecret = () => useMutation(mutation(integrations.rotateWebhookSecret))
export const useTestWebhook = () => useMutation(mutation(integrations.testWebhook))
export const useReplay = () => useMutation(mutation(integrations.replayDelivery))
export const useRevokeKey = () => useMutation(mutation(integrations.revokeKey))
