import multipart, { type MultipartFile } from '@fastify/multipart'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem, problem } from '../../errors/problem.ts'
import { composed, refuseDeep, refuseUnstorable } from './payload-limits.ts'
import { releaseWhenAnswered, reserveUploadBytes } from './upload-memory.ts'

/** The one file of a form, complete. `name` and `declared_type` come from the client and must not be trusted. */
export type UploadedFile = { bytes: Buffer; name: string; declared_type: string }

/** Default number of form fields beside the file, and the maximum length of one. */
const MOST_FIELDS = 20
const LONGEST_FIELD = 20_000
const LONGEST_NAME = 200

type Wanted = {
  field: string
  also?: string
  most_bytes: number
  most_files?: number
  most_fields?: number
}

/** Enables file uploads in this scope. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart)
  releaseWhenAnswered(scope)
}

/** A form that names a file uploaded in parts before, instead of the file itself. */
const InParts = z.object({ upload_sha256: z.string().length(64), upload_name: z.string().default('') })

/**
 * Reads a form with one file and validates its fields. 413 as soon as the file is too large, 400 if it is missing.
 * `join` resolves a file uploaded in parts, whose hash is returned too, and reserves its bytes.
 */
export async function readUpload(
  request: FastifyRequest,
  wanted: Wanted,
  body?: z.ZodType,
  join?: (sha256: string) => Promise<Buffer>,
): Promise<{ file: UploadedFile; fields: unknown; sha256?: string }> {
  if (!request.isMultipart()) throw problem('UNSUPPORTED_MEDIA_TYPE')
  const { files, fields } = await readForm(request, wanted)
  const checked = body ? checkFields(body, fields) : fields
  const [file] = files
  if (file) return { file, fields: checked }
  const { data } = InParts.safeParse(fields)
  if (!data || !join) throw problem('VALIDATION_ERROR', [{ path: wanted.field, message: 'Choose a file.' }])
  const bytes = await join(data.upload_sha256)
  const joined = { bytes, name: beginningOf(data.upload_name, LONGEST_NAME), declared_type: '' }
  return { file: joined, fields: checked, sha256: data.upload_sha256 }
}

/** Reads a form with any number of files, or JSON. */
export async function readUploads<T>(
  request: FastifyRequest,
  wanted: Wanted,
  body: z.ZodType<T>,
): Promise<{ files: UploadedFile[]; fields: T }> {
  if (!request.isMultipart()) return { files: [], fields: checkFields(body, request.body) }
  const { files, fields } = await readForm(request, wanted)
  return { files, fields: checkFields(body, fields) }
}

async function readForm(
  request: FastifyRequest,
  wanted: Wanted,
): Promise<{ files: UploadedFile[]; fields: Record<string, unknown> }> {
  const { most_bytes, most_files = 1, most_fields = MOST_FIELDS } = wanted
  const files: UploadedFile[] = []
  const fields: Record<string, unknown> = {}
  let left = most_bytes
  try {
    const parts = request.parts({
      limits: { files: most_files, fields: most_fields, fileSize: most_bytes, fieldSize: LONGEST_FIELD },
    })
    for await (const part of parts) {
      if (part.type !== 'file') fields[part.fieldname] = part.value
      else {
        const file = await readFile(request, part, wanted)
        left -= file?.bytes.length ?? 0
        if (left < 0)
          throw tooLarge(
            `These files are too large. Together they can have at most ${megabytes(most_bytes)}.`,
          )
        if (file) files.push(file)
      }
    }
  } catch (error) {
    throw uploadProblem(error, most_files)
  }
  refuseDeep(fields) // a part may declare itself as JSON
  refuseUnstorable(fields)
  return { files, fields: composed(fields) as Record<string, unknown> }
}

/** Skips an unexpected file if one is required, which is then reported as missing; otherwise refuses it, or it would be lost silently. */
async function readFile(
  request: FastifyRequest,
  part: MultipartFile,
  { field, also, most_bytes, most_files }: Wanted,
): Promise<UploadedFile | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    reserveUploadBytes(request, chunk.length)
    chunks.push(chunk) // read even if unwanted, or the form never ends
  }
  if (part.file.truncated) throw fileTooLarge(most_bytes)
  const bytes = Buffer.concat(chunks)
  if (bytes.length === 0) return undefined
  if (![field, also].includes(part.fieldname.replace(/\[\d*\]$/, ''))) {
    if (!most_files) return undefined
    throw problem('VALIDATION_ERROR', [{ path: part.fieldname, message: `Files are sent as ${field}.` }])
  }
  const { filename = '' } = part as { filename?: string } // programs may send bytes without a name
  return { bytes, name: beginningOf(filename, LONGEST_NAME), declared_type: part.mimetype }
}

/** Validates the form's fields; 400 with each invalid field. */
export function checkFields<T>(shape: z.ZodType<T>, fields: unknown): T {
  const parsed = shape.safeParse(fields)
  if (parsed.success) return parsed.data
  throw problem(
    'VALIDATION_ERROR',
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}

const tooLarge = (message: string) => new Problem('PAYLOAD_TOO_LARGE', { message })
export const fileTooLarge = (most_bytes: number) =>
  tooLarge(`This file is too large. It can have at most ${megabytes(most_bytes)}.`)
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

function uploadProblem(error: unknown, most_files: number): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (error instanceof Problem) return error
  if (code === 'FST_FILES_LIMIT' && most_files > 1)
    return tooLarge(`You can upload ${most_files} files at once at most.`)
  if (code.startsWith('FST_')) return problem('MALFORMED_REQUEST')
  return error instanceof Error && /multipart|unexpected end/i.test(error.message)
    ? problem('MALFORMED_REQUEST')
    : error
}
