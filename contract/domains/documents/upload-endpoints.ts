import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { MOST_PART_BYTES } from '../../shared/files/upload-parts.ts'
import { MOST_DOCUMENT_BYTES } from './rules.ts'

const PATH = '/uploads/{sha256}'
const params = z.object({
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'The SHA-256 of the whole file, in small hexadecimal.')
    .meta({
      description: 'SHA-256 of the whole file, by which an interrupted upload of the caller is resumed',
    }),
})
const Received = z.object({
  received: z
    .int()
    .min(0)
    .meta({ description: 'Number of bytes received from the start; the next part begins there' }),
})

/** Uploads in parts. Any call that accepts one file then accepts `upload_sha256` and `upload_name` instead of it. */
export const uploads = {
  getUpload: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'Retrieve how much of an upload was received',
    access: 'signed_in',
    params,
    answer: Received,
  }),
  addUploadPart: endpoint({
    method: 'POST',
    path: `${PATH}/parts`,
    summary: 'Upload the next part of a file. Repeating a part has no effect',
    access: 'signed_in',
    params,
    body: z.object({ at: z.coerce.number().int().min(0).max(MOST_DOCUMENT_BYTES) }),
    upload: { field: 'part', most_bytes: MOST_PART_BYTES, types: ['bytes'] },
    answer: Received,
    changes: [],
  }),
}
