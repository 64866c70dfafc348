import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { DocumentDetail } from '../documents/document.ts'
import {
  CreateTemplate,
  GeneratePaper,
  PaperOrigin,
  PaperPreview,
  PaperWanted,
  Template,
  TemplateDetail,
  TemplateForm,
  TemplateKind,
  TemplateText,
  UpdateTemplate,
} from './template.ts'

const PATH = '/templates'
const ONE = `${PATH}/{id}`
const params = paramsOf('template')

export const templates = {
  listTemplates: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'Templates by name',
    access: 'leases_write',
    query: PageQuery.extend({ estate_id: idOf('estate').optional(), kind: TemplateKind.optional() }),
    answer: pageOf(Template),
  }),
  listTemplateForms: endpoint({
    method: 'GET',
    path: `${PATH}/forms`,
    summary: 'Forms for Nigeria, which a template may copy',
    access: 'leases_write',
    answer: z.object({ data: z.array(TemplateForm) }),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Write a template; its first version is a draft',
    access: 'leases_write',
    body: CreateTemplate,
    answer: TemplateDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'LOCKED_CLAUSE'],
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'A template with what its draft says, or else its published version, and its versions',
    access: 'leases_write',
    params,
    answer: TemplateDetail,
  }),
  getTemplateText: endpoint({
    method: 'GET',
    path: `${ONE}/text`,
    summary: 'What a version of a template says: the published one unless said',
    access: 'leases_write',
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000).optional() }),
    answer: TemplateText,
  }),
  updateTemplate: endpoint({
    method: 'PATCH',
    path: ONE,
    summary:
      'Change the name, or what the draft says; a published version is left as it is, and a draft follows it',
    access: 'leases_write',
    params,
    body: UpdateTemplate,
    answer: TemplateDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE', 'LOCKED_CLAUSE'],
  }),
  publishTemplate: endpoint({
    method: 'POST',
    path: `${ONE}/publish`,
    summary: 'Freeze the draft: papers are made of it from now on',
    access: 'leases_write',
    params,
    body: z.object({ revision: z.int().min(1) }),
    answer: TemplateDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE'],
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: ONE,
    summary: 'Use a template no more; the papers that were made of it stay',
    access: 'leases_write',
    params,
    answer: null,
  }),
  previewPaper: endpoint({
    method: 'POST',
    path: `${ONE}/preview`,
    summary: 'What a paper of the published version would say, and what is missing in it',
    access: 'leases_write',
    params,
    body: PaperWanted,
    answer: PaperPreview,
    changes: [],
    errors: ['ILLEGAL_STATE'],
  }),
  generatePaper: endpoint({
    method: 'POST',
    path: `${ONE}/generate`,
    summary: 'Make a paper of the published version and file it under the lease, the unit or the estate',
    access: 'leases_write',
    params,
    body: GeneratePaper,
    answer: DocumentDetail,
    status: 201,
    changes: ['templates', 'documents'],
    errors: ['ILLEGAL_STATE', 'MISSING_VARIABLES', 'CLIENT_ID_USED'],
  }),
  getPaperOrigin: endpoint({
    method: 'GET',
    path: `${PATH}/papers/{id}`,
    summary: 'Of which version of which template a document was made',
    access: 'documents_read',
    params: paramsOf('document'),
    answer: z.object({ origin: PaperOrigin.nullable() }),
  }),
}
