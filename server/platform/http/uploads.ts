import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Problem, problem } from '../errors/problem.ts'
import { refuseDeep, refuseUnstorable } from './payload-limits.ts'

/** The one file of a form, whole. `name` and `declared_type` are the sender's words: nothing may trust them. */
export type UploadedFile = { bytes: Buffer; name: string; declared_type: string }

/** Fields beside the file that are read, and how long one may be. */
const MOST_FIELDS = 20
const LONGEST_FIELD = 20_000

/** Reads a form with one file and checks its fields. Too large is 413 before the rest is read; no file is a 400 that names it. */
export async function readUpload(
  request: FastifyRequest,
  { field, most_bytes }: { field: string; most_bytes: number },
  body?: z.ZodType,
): Promise<{ file: UploadedFile; fields: unknown }> {
  if (!request.isMultipart()) throw problem('UNSUPPORTED_MEDIA_TYPE')
  let file: UploadedFile | undefined
  const fields: Record<string, unknown> = {}
  try {
    const parts = request.parts({
      limits: { files: 1, fields: MOST_FIELDS, fileSize: most_bytes, fieldSize: LONGEST_FIELD },
    })
    for await (const part of parts) {
      if (part.type === 'file') file = await readFile(part, field)
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw uploadProblem(error, most_bytes)
  }
  refuseDeep(fields) // a part may say that it is JSON
  refuseUnstorable(fields)
  if (!file) throw problem('VALIDATION_ERROR', [{ path: field, message: 'Choose a file.' }])
  return { file, fields: body ? checkFields(body, fields) : fields }
}

async function readFile(part: MultipartFile, field: string): Promise<UploadedFile | undefined> {
  const bytes = await part.toBuffer() // read even where it is not wanted, or the form never ends
  if (part.fieldname !== field || bytes.length === 0) return undefined
  return { bytes, name: part.filename.slice(0, 200), declared_type: part.mimetype }
}

function checkFields(body: z.ZodType, fields: unknown): unknown {
  const parsed = body.safeParse(fields)
  if (parsed.success) return parsed.data
  throw problem(
    'VALIDATION_ERROR',
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  )
}

function uploadProblem(error: unknown, most_bytes: number): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (error instanceof Problem) return error
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const megabytes = Math.floor(most_bytes / 1_000_000)
    return new Problem('PAYLOAD_TOO_LARGE', {
      message: `That file is too large. It may have ${megabytes} MB at most.`,
    })
  }
  if (code.startsWith('FST_')) return problem('MALFORMED_REQUEST')
  return error instanceof Error && /multipart|unexpected end/i.test(error.message)
    ? problem('MALFORMED_REQUEST')
    : error
}
