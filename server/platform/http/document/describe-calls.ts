import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'
import { FILE_TYPES, type FileType } from '@gida/contract/shared/files/file-types'
import { z } from 'zod'
import { API } from '../mount.ts'
import { keyPattern } from '../read-call.ts'
import { stops } from '../refuse-suspended.ts'

/** The parts of an OpenAPI document that are written here. */
type Operation = { parameters?: object[]; requestBody?: object; responses: Record<string, object> }
type Document = { paths?: Record<string, object | undefined> }

/** Completes the document with what Fastify's schemas lack: non-JSON responses, forms, keys and error codes. */
export function describeCalls<D extends Document>(document: D): D {
  for (const endpoint of Object.values(api).flatMap((domain) => Object.values<Endpoint>(domain))) {
    for (const path of [endpoint.path, ...(endpoint.also ?? [])]) {
      const calls = document.paths?.[API + path] as Record<string, Operation> | undefined
      const operation = calls?.[endpoint.method.toLowerCase()]
      if (operation) describeCall(operation, endpoint)
    }
  }
  return document
}

function describeCall(operation: Operation, endpoint: Endpoint): void {
  if (endpoint.money) operation.parameters = [...(operation.parameters ?? []), KEY]
  if (endpoint.upload) operation.requestBody = formOf(endpoint, endpoint.upload)
  operation.responses = { ...goodAnswer(endpoint), ...operation.responses, ...failuresOf(endpoint) }
  if (endpoint.shown) addFiles(operation.responses[200], endpoint)
}

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A unique key for each operation. Repeating the call with the same key and body within 24 hours returns the first response.',
  schema: { type: 'string', pattern: keyPattern.source },
}

/** Binary content has no schema but its content type. */
const contentOf = (types: readonly FileType[] = []) =>
  Object.fromEntries(
    types.map((type) => [FILE_TYPES[type], { schema: { type: 'string', format: 'binary' } }]),
  )

/** Downloads are one response with several content types. */
function addFiles(answer: { content?: object } | undefined, { files }: Endpoint): void {
  if (answer) answer.content = { ...contentOf(files), ...answer.content }
}

function goodAnswer({ answer, files }: Endpoint): Record<string, object> {
  if (answer === null) return { 204: { description: 'Success, without a response body' } }
  if (answer === 'file') return { 200: { description: 'The file', content: contentOf(files) } }
  if (answer !== 'redirect') return {}
  const location = {
    description: 'Address of the redirect',
    required: true,
    schema: { type: 'string', format: 'uri' },
  }
  return { 302: { description: 'Redirect', headers: { location } } }
}

function formOf(
  { body }: Endpoint,
  { field, also, most_bytes, types, most_files }: NonNullable<Endpoint['upload']>,
): object {
  const { properties = {}, required = [] } = body
    ? z.toJSONSchema(body, { io: 'input', reused: 'inline' })
    : {}
  const most = `At most ${most_bytes} bytes`
  const file = {
    type: 'string',
    format: 'binary',
    maxLength: most_bytes,
    description: most_files
      ? `${most}${also ? `; also accepted as ${also}[0], ${also}[1]` : ''}`
      : `${most}. A file uploaded in parts is given by upload_sha256 and upload_name instead`,
  }
  const files = most_files ? { type: 'array', items: file, maxItems: most_files } : file
  const schema = {
    type: 'object',
    properties: { [field]: files, ...properties },
    required: [...(most_files ? [] : [field]), ...required],
  }
  const encoding = { [field]: { contentType: types.map((type) => FILE_TYPES[type]).join(', ') } }
  const asJson = { 'application/json': { schema: { type: 'object', properties, required } } }
  return {
    required: true,
    content: { 'multipart/form-data': { schema, encoding }, ...(most_files ? asJson : {}) },
  }
}

/** Errors that every call of a kind may return, in addition to its declared ones. */
function codesOf(endpoint: Endpoint): readonly ProblemCode[] {
  const { access, money, upload, params, body, errors = [] } = endpoint
  return [
    'VALIDATION_ERROR',
    ...(access === 'public' ? [] : (['UNAUTHENTICATED', 'PERMISSION_DENIED'] as const)),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...((params || body) && stops(endpoint) ? (['ESTATE_SUSPENDED'] as const) : []),
    ...(upload ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(upload && !upload.most_files ? (['FILE_REFUSED'] as const) : []), // parts that do not add up to the file
    ...(money
      ? (['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_FLIGHT'] as const)
      : []),
    ...errors,
  ]
}

function failuresOf(endpoint: Endpoint): Record<string, object> {
  const byStatus = Object.groupBy(new Set(codesOf(endpoint)), (code) => PROBLEMS[code][0])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
