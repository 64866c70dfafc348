import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, RELATED_TYPES } from './kinds.ts'
import { AUDIENCES, isPrivate, SCAN_STATES, VALIDITIES } from './rules.ts'

export const DocumentKind = z.enum(DOCUMENT_KINDS)
export const RelatedType = z.enum(RELATED_TYPES)
export const DocumentStatus = z.enum(DOCUMENT_STATUSES)

const Name = z.string().trim().min(1, 'Give it a name.').max(120, 'Write at most 120 characters.')
const Description = z.string().trim().max(500, 'Write at most 500 characters.')
const Note = z.string().trim().max(500, 'Write at most 500 characters.')

/** A document in a list, with the data of its newest version. */
export const Document = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    document_type: DocumentKind,
    related_entity_type: RelatedType,
    related_entity_id: Id,
    related_name: z.string().meta({ description: 'Name of the record that it belongs to' }),
    estate_id: Id,
    estate_name: z.string(),
    audience: z.enum(AUDIENCES),
    status: DocumentStatus,
    version: z.int().min(1),
    content_type: z.string(),
    size: z.int(),
    sha256: z.string(),
    pages: z.int().nullable().meta({ description: 'Number of pages of a PDF; null for other files' }),
    has_preview: z.boolean(),
    scan: z.enum(SCAN_STATES),
    expires_on: Day.nullable(),
    validity: z.enum(VALIDITIES),
    identity_last4: z.string().nullable(),
    uploader_name: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

export const DocumentVersion = z
  .object({
    id: Id,
    number: z.int(),
    content_type: z.string(),
    size: z.int(),
    sha256: z.string().meta({ description: 'SHA-256 of the stored bytes' }),
    pages: z.int().nullable(),
    scan: z.enum(SCAN_STATES),
    has_programs: z
      .boolean()
      .meta({ description: 'Whether the PDF contains scripts or embedded files; they are never run here' }),
    expires_on: Day.nullable(),
    status: DocumentStatus,
    reason: z.string().meta({ description: 'Why it replaced the previous version' }),
    uploader_name: z.string(),
    created_at: Instant,
    verify_note: z.string(),
    verifier_name: z.string().nullable(),
    verified_at: Instant.nullable(),
  })
  .meta({ id: 'DocumentVersion' })
export type DocumentVersion = z.infer<typeof DocumentVersion>

export const DocumentShare = z.object({ user_id: Id, full_name: z.string(), shared_at: Instant })
export type DocumentShare = z.infer<typeof DocumentShare>

export const DocumentDetail = Document.extend({
  versions: z.array(DocumentVersion).meta({ description: 'Newest first' }),
  shares: z.array(DocumentShare),
  can: z.object({
    change: z.boolean(),
    replace: z.boolean(),
    remove: z.boolean(),
    verify: z.boolean(),
    share: z.boolean(),
  }),
}).meta({ id: 'DocumentDetail' })
export type DocumentDetail = z.infer<typeof DocumentDetail>

/**
 * The form fields next to the file. A document without a subject belongs to its sender; only they and their reviewers see
 * it.
 */
export const UploadDocument = z
  .object({
    document_type: DocumentKind,
    related_entity_type: RelatedType.optional(),
    related_entity_id: idOf('subject').optional().meta({
      description:
        'Record of the kind given by `related_entity_type`. If both are omitted, the document belongs to the uploader',
    }),
    name: Name.optional().meta({ description: 'Defaults to the file name' }),
    description: Description.default(''),
    expires_on: Day.optional(),
    identity_number: z
      .string()
      .trim()
      .max(40)
      .optional()
      .meta({ description: 'Number of an identity document. Only its last four characters are stored' }),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same document',
    }),
  })
  .refine(
    ({ document_type, related_entity_type = 'person' }) =>
      !isPrivate(document_type) || related_entity_type === 'person',
    {
      path: ['document_type'],
      message: 'Documents about a person are filed under that person.',
    },
  )
  .refine((of) => (of.related_entity_type === undefined) === (of.related_entity_id === undefined), {
    path: ['related_entity_id'],
    message: 'Name a thing by its kind and its UUID, or leave out both.',
  })
export type UploadDocument = z.infer<typeof UploadDocument>

export const AddVersion = z.object({
  expires_on: Day.optional(),
  reason: Note.default(''),
  client_id: ClientId.optional(),
})
export type AddVersion = z.infer<typeof AddVersion>

export const UpdateDocument = z.object({
  name: Name.optional(),
  description: Description.optional(),
  expires_on: Day.nullable().optional(),
})
export type UpdateDocument = z.infer<typeof UpdateDocument>

export const VerifyDocument = z
  .object({
    status: z.enum(['VERIFIED', 'REJECTED']),
    notes: Note.default(''),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version that was reviewed; defaults to the newest' }),
  })
  .refine(({ status, notes }) => status === 'VERIFIED' || notes.length > 2, {
    path: ['notes'],
    message: 'Say what is wrong with it.',
  })
export type VerifyDocument = z.infer<typeof VerifyDocument>
