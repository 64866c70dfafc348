import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { useMutation } from '@tanstack/react-query'
import { client, mutation } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { templateQuery } from './queries.ts'

const { templates } = client
const shown = {
  onSuccess: (template: TemplateDetail) =>
    void queryClient.setQueryData(templateQuery(template.id).queryKey, template),
}

export const useCreateTemplate = () => useMutation(mutation(templates.createTemplate))
export const useUpdateTemplate = () => useMutation(mutation(templates.updateTemplate, shown))
export const usePublishTemplate = () => useMutation(mutation(templates.publishTemplate, shown))
export const useDeleteTemplate = () => useMutation(mutation(templates.deleteTemplate))
export const useRequestPapers = () => useMutation(mutation(templates.requestPapers))
export const useGeneratePaper = () => useMutation(mutation(templates.generatePaper))
