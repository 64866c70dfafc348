import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { Id, idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import {
  AddVersion,
  Document,
  DocumentDetail,
  DocumentKind,
  DocumentStatus,
  RelatedType,
  UpdateDocument,
  UploadDocument,
  VerifyDocument,
} from './document.ts'
import { MOST_DOCUMENT_BYTES, MOST_PAGES } from './rules.ts'
import { uploads } from './upload-endpoints.ts'

const PATH = '/documents'
const ONE = `${PATH}/{id}`
const params = paramsOf('document')
const KEPT = ['pdf', 'jpeg', 'docx', 'xlsx'] as const
const upload = {
  field: 'file',
  most_bytes: MOST_DOCUMENT_BYTES,
  types: ['pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx'],
} as const
const refusals = [
  'PICTURE_UNREADABLE',
  'FILE_REFUSED',
  'DOCUMENT_KNOWN',
  'ILLEGAL_STATE',
  'CLIENT_ID_USED',
] as const

export const documents = {
  ...uploads,
  listDocuments: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List documents, newest first; expiring ones by expiry date',
    access: 'documents_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      related_entity_type: RelatedType.optional(),
      related_entity_id: idOf('subject').optional(),
      document_type: DocumentKind.optional(),
      status: DocumentStatus.optional(),
      shown: z.enum(['ALL', 'EXPIRING', 'SHARED']).default('ALL').meta({
        description: 'EXPIRING: expired, or expiring within 60 days. SHARED: shared with the caller by name',
      }),
      search: SearchText.optional().meta({ description: 'Matches names, descriptions and the text of PDFs' }),
    }),
    answer: pageOf(Document),
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: `${PATH}/upload`,
    summary: 'Upload a document for a record. Idempotent by `client_id`',
    access: 'documents_write',
    body: UploadDocument,
    upload,
    answer: DocumentDetail,
    status: 201,
    errors: refusals,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve a document with its versions and the people it is shared with',
    access: 'documents_read',
    params,
    answer: DocumentDetail,
  }),
  updateDocument: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Update the name, the description or the expiry date of a document',
    access: 'documents_write',
    params,
    body: UpdateDocument,
    answer: DocumentDetail,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: ONE,
    summary:
      'Delete a document with all its versions. A verified one can only be deleted by those who may verify',
    access: 'documents_write',
    params,
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  addDocumentVersion: endpoint({
    method: 'POST',
    path: `${ONE}/versions`,
    summary: 'Upload a new version. Earlier versions stay readable, and the new one awaits verification',
    access: 'documents_write',
    params,
    body: AddVersion,
    upload,
    answer: DocumentDetail,
    status: 201,
    errors: refusals,
  }),
  verifyDocument: endpoint({
    method: 'PATCH',
    path: `${ONE}/verify`,
    summary: 'Verify or reject a version of a document, with a reason',
    access: 'documents_verify',
    params,
    body: VerifyDocument,
    answer: DocumentDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE'],
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: `${ONE}/download`,
    summary: 'Download a version of a document, the newest by default, or an image of its first page',
    access: 'documents_read',
    params,
    query: z.object({
      version: z.coerce.number().int().min(1).max(1_000).optional(),
      size: z.enum(['full', 'preview']).default('full'),
    }),
    answer: 'file',
    files: [...KEPT, 'webp'],
    errors: ['ILLEGAL_STATE'],
  }),
  getDocumentPage: endpoint({
    method: 'GET',
    path: `${ONE}/pages/{page}`,
    summary: 'Download an image of one page of a PDF, of the newest version by default',
    access: 'documents_read',
    params: params.extend({ page: z.coerce.number().int().min(1).max(MOST_PAGES) }),
    query: z.object({ version: z.coerce.number().int().min(1).max(1_000).optional() }),
    answer: 'file',
    files: ['webp'],
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  zipDocuments: endpoint({
    method: 'POST',
    path: `${PATH}/zip`,
    summary: 'Download the newest files of several documents as a zip',
    access: 'documents_read',
    body: z.object({ document_ids: z.array(idOf('document')).min(1).max(50) }),
    answer: 'file',
    files: ['zip'],
    changes: [],
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  linkDocument: endpoint({
    method: 'POST',
    path: `${ONE}/link`,
    summary:
      'Create a link to the file that works for a few minutes, for the caller only: access is checked again when it is opened',
    access: 'documents_read',
    params,
    body: z.object({ version: z.int().min(1).optional() }),
    answer: z.object({ url: z.string(), expires_at: Instant }),
    changes: [],
    errors: ['ILLEGAL_STATE'],
  }),
  openDocumentLink: endpoint({
    method: 'GET',
    path: `${PATH}/links/{token}`,
    summary: 'Download a file by its temporary link',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    answer: 'file',
    files: KEPT,
    errors: ['ILLEGAL_STATE'],
  }),
  listDocumentReaders: endpoint({
    method: 'GET',
    path: `${ONE}/people`,
    summary: 'List the people of the estate a document may be shared with',
    access: 'documents_write',
    params,
    query: z.object({ search: SearchText.optional() }),
    answer: z.object({ data: z.array(z.object({ id: Id, full_name: z.string() })) }),
  }),
  shareDocument: endpoint({
    method: 'POST',
    path: `${ONE}/shares`,
    summary: 'Share a document with a person who has no access through the record it belongs to',
    access: 'documents_write',
    params,
    body: z.object({ user_id: idOf('person') }),
    answer: DocumentDetail,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
  unshareDocument: endpoint({
    method: 'DELETE',
    path: `${ONE}/shares/{user_id}`,
    summary: 'Stop sharing a document with a person',
    access: 'documents_write',
    params: params.extend({ user_id: idOf('person') }),
    answer: DocumentDetail,
  }),
}
