import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'

const { templates } = client

export const useCreateTemplate = () => useMutation(mutation(templates.createTemplate))
export const useUpdateTemplate = () => useMutation(mutation(templates.updateTemplate))
export const usePublishTemplate = () => useMutation(mutation(templates.publishTemplate))
export const useDeleteTemplate = () => useMutation(mutation(templates.deleteTemplate))
export const useRequestPapers = () => useMutation(mutation(templates.requestPapers))
export const useGeneratePaper = () => useMutation(mutation(templates.generatePaper))
