import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { DocumentDetail } from '../documents/document.ts'
import {
  CreateTemplate,
  GeneratePaper,
  PaperBatch,
  PaperOrigin,
  PaperPreview,
  PaperWanted,
  RequestPapers,
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
    summary: 'List templates by name',
    access: 'leases_write',
    query: PageQuery.extend({ estate_id: idOf('estate').optional(), kind: TemplateKind.optional() }),
    answer: pageOf(Template),
  }),
  listTemplateForms: endpoint({
    method: 'GET',
    path: `${PATH}/forms`,
    summary: 'List standard forms for Nigeria that can be copied into a template',
    access: 'leases_write',
    answer: z.object({ data: z.array(TemplateForm) }),
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Create a template. Its first version is a draft',
    access: 'leases_write',
    body: CreateTemplate,
    answer: TemplateDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'LOCKED_CLAUSE', 'CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: ONE,
    summary:
      'Retrieve a template with the text of its draft, or of its published version if there is no draft, and its versions',
    access: 'leases_write',
    params,
    answer: TemplateDetail,
  }),
  getTemplateText: endpoint({
    method: 'GET',
    path: `${ONE}/text`,
    summary: 'Retrieve the text of a version of a template, the published one by default',
    access: 'leases_write',
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000).optional() }),
    answer: TemplateText,
  }),
  updateTemplate: endpoint({
    method: 'PATCH',
    path: ONE,
    summary:
      'Update the name or the draft of a template. Published versions are immutable; a change creates a draft',
    access: 'leases_write',
    params,
    body: UpdateTemplate,
    answer: TemplateDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE', 'LOCKED_CLAUSE'],
  }),
  publishTemplate: endpoint({
    method: 'POST',
    path: `${ONE}/publish`,
    summary: 'Publish the draft, which is then immutable and used for new documents',
    access: 'leases_write',
    params,
    body: z.object({ revision: z.int().min(1) }),
    answer: TemplateDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE'],
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: ONE,
    summary: 'Delete a template. Documents created from it stay',
    access: 'leases_write',
    params,
    answer: null,
  }),
  previewPaper: endpoint({
    method: 'POST',
    path: `${ONE}/preview`,
    summary: 'Preview a document from the published version, with the missing values',
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
    summary:
      'Generate a document from the published version and file it under the lease, the unit or the estate',
    access: 'leases_write',
    params,
    body: GeneratePaper,
    answer: DocumentDetail,
    status: 201,
    changes: ['templates', 'documents'],
    errors: ['ILLEGAL_STATE', 'MISSING_VARIABLES', 'DOCUMENT_KNOWN'],
  }),
  requestPapers: endpoint({
    method: 'POST',
    path: `${ONE}/batches`,
    summary:
      'Generate documents for all active leases of the estate, or for those in arrears, in the background',
    access: 'leases_write',
    params,
    body: RequestPapers,
    answer: PaperBatch,
    status: 201,
    changes: ['templates', 'documents'],
    errors: ['ILLEGAL_STATE', 'MISSING_VARIABLES'],
    person_only: true,
  }),
  getPaperBatch: endpoint({
    method: 'GET',
    path: `${PATH}/batches/{id}`,
    summary: 'Retrieve the progress of a batch of documents, and the failures',
    access: 'leases_write',
    params: paramsOf('paper_batch'),
    answer: PaperBatch,
  }),
  downloadPaperBatch: endpoint({
    method: 'GET',
    path: `${PATH}/batches/{id}/file`,
    summary: 'Download the documents of a batch as a zip',
    access: 'leases_write',
    params: paramsOf('paper_batch'),
    answer: 'file',
    files: ['zip'],
    errors: ['ILLEGAL_STATE'],
  }),
  getPaperOrigin: endpoint({
    method: 'GET',
    path: `${PATH}/papers/{id}`,
    summary: 'Retrieve the source template and version of a generated document',
    access: 'documents_read',
    params: paramsOf('document'),
    answer: z.object({ origin: PaperOrigin.nullable() }),
  }),
}
