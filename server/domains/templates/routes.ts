import { templates } from '@gida/contract/domains/templates/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { presentDocument } from '../documents/index.ts'
import { batchFile, getBatch } from './batches/batch-queries.ts'
import { requestPapers } from './batches/request-batch.ts'
import { FORMS } from './forms/forms.ts'
import { generatePaper } from './papers/generate-paper.ts'
import { getPaperOrigin } from './papers/paper-origin.ts'
import { preparePaper, presentPreview } from './papers/prepare-paper.ts'
import { createTemplate } from './register/create-template.ts'
import { presentTemplate, presentTemplates } from './register/present.ts'
import { getTemplate, getText, listTemplates } from './register/template-queries.ts'
import { deleteTemplate, publishTemplate, updateTemplate } from './register/update-template.ts'

export function templateRoutes({ on, make, makeInSteps, file }: Mount): void {
  on(templates.listTemplates, async (tx, { actor, query }) => {
    const { rows, total } = await listTemplates(tx, query)
    return { data: await presentTemplates(tx, actor, rows), pagination: pagination(query, total) }
  })

  on(templates.listTemplateForms, async () => ({ data: [...FORMS] }))

  make(templates.createTemplate, async (tx, { actor, body }) => {
    const { id, is_new } = await createTemplate(tx, actor, body)
    return { answer: await presentTemplate(tx, actor, id), is_new }
  })

  on(templates.getTemplate, (tx, { actor, params }) => presentTemplate(tx, actor, params.id))

  on(templates.getTemplateText, async (tx, { params, query }) => {
    const { id, published, draft } = await getTemplate(tx, params.id)
    return getText(tx, id, query.version ?? published ?? draft ?? 1)
  })

  on(templates.updateTemplate, async (tx, { actor, params, body }) => {
    await updateTemplate(tx, actor, params.id, body)
    return presentTemplate(tx, actor, params.id)
  })

  on(templates.publishTemplate, async (tx, { actor, params, body }) => {
    await publishTemplate(tx, actor, params.id, body.revision)
    return presentTemplate(tx, actor, params.id)
  })

  on(templates.deleteTemplate, (tx, { actor, params }) =>
    deleteTemplate(tx, actor, params.id).then(() => undefined),
  )

  on(templates.previewPaper, async (tx, { actor, params, body }) =>
    presentPreview(await preparePaper(tx, actor, params.id, body)),
  )

  makeInSteps(templates.generatePaper, async ({ services, actor, params, body }) => {
    const { id, is_new } = await generatePaper(services, actor, params.id, body)
    return { answer: await services.transaction(actor, (tx) => presentDocument(tx, actor, id)), is_new }
  })

  on(templates.requestPapers, async (tx, { actor, params, body }) =>
    getBatch(tx, await requestPapers(tx, actor, params.id, body)),
  )

  on(templates.getPaperBatch, (tx, { params }) => getBatch(tx, params.id))

  file(templates.downloadPaperBatch, ({ services, actor, params }) => batchFile(services, actor, params.id))

  on(templates.getPaperOrigin, async (tx, { params }) => ({ origin: await getPaperOrigin(tx, params.id) }))
}
