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
    summary: 'Documents, newest first; those that expire by their day',
    access: 'documents_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      related_entity_type: RelatedType.optional(),
      related_entity_id: idOf('subject').optional(),
      document_type: DocumentKind.optional(),
      status: DocumentStatus.optional(),
      shown: z
        .enum(['ALL', 'EXPIRING', 'SHARED'])
        .default('ALL')
        .meta({ description: 'EXPIRING: within 60 days, or past. SHARED: with me, by name' }),
      search: SearchText.optional().meta({ description: 'In names, descriptions and the text of PDFs' }),
    }),
    answer: pageOf(Document),
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: `${PATH}/upload`,
    summary: 'File a document under a thing; sent again with its `client_id` it is the same document',
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
    summary: 'One document, with its versions and with whom it is shared',
    access: 'documents_read',
    params,
    answer: DocumentDetail,
  }),
  updateDocument: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Change the name, the description or the day of expiry',
    access: 'documents_write',
    params,
    body: UpdateDocument,
    answer: DocumentDetail,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: ONE,
    summary: 'Delete a document with all its versions; what is verified by who may verify alone',
    access: 'documents_write',
    params,
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  addDocumentVersion: endpoint({
    method: 'POST',
    path: `${ONE}/versions`,
    summary: 'Replace the file; the versions before stay readable, and the new one waits to be verified',
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
    summary: 'Say that a version was looked at and is good, or is not, and why',
    access: 'documents_verify',
    params,
    body: VerifyDocument,
    answer: DocumentDetail,
    errors: ['CONFLICT', 'ILLEGAL_STATE'],
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: `${ONE}/download`,
    summary: 'The file of the newest version, or of another; or a picture of its first page',
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
    summary: 'A picture of one page of a PDF, of its newest version or of another',
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
    summary: 'The newest files of several documents as one zip',
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
    summary: 'An address of the file for a few minutes, for this person: it asks again who may see the file',
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
    summary: 'The file of an address that was given for a few minutes',
    access: 'public',
    params: z.object({ token: z.string().max(200) }),
    answer: 'file',
    files: KEPT,
    errors: ['ILLEGAL_STATE'],
  }),
  listDocumentReaders: endpoint({
    method: 'GET',
    path: `${ONE}/people`,
    summary: 'With whom of its estate a document may be shared',
    access: 'documents_write',
    params,
    query: z.object({ search: SearchText.optional() }),
    answer: z.object({ data: z.array(z.object({ id: Id, full_name: z.string() })) }),
  }),
  shareDocument: endpoint({
    method: 'POST',
    path: `${ONE}/shares`,
    summary: 'Let somebody read a document who does not by what it belongs to',
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
    summary: 'End the sharing with somebody',
    access: 'documents_write',
    params: params.extend({ user_id: idOf('person') }),
    answer: DocumentDetail,
  }),
}
