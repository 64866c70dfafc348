import type { Endpoint } from '@gida/contract/shared/endpoint'
import { isOpenToImpersonation } from '@gida/contract/shared/impersonation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, ShownKey } from '../access/actor.ts'
import { Problem, problem } from '../errors/problem.ts'
import { forgetParts, joinParts } from '../files/upload-parts.ts'
import type { Services } from '../services.ts'
import { addressOf } from './address-of.ts'
import { type Authentication, readActor } from './authenticate.ts'
import { reserveUploadBytes } from './bodies/upload-memory.ts'
import { readUpload, readUploads } from './bodies/uploads.ts'
import type { Call } from './call.ts'
import { originOf } from './call-origin.ts'
import { refuseDeepPage } from './refuse-deep-page.ts'

const actors = new WeakMap<FastifyRequest, Actor>()

/** Token and permission, checked before the body is read. */
export async function authorize(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  entrance: Authentication,
): Promise<void> {
  if (endpoint.access === 'public') return
  const actor = await readActor(request, services, entrance.readBearer)
  if (actor.api_key) admitKey(endpoint, actor.api_key, reply)
  if (endpoint.access !== 'signed_in' && !actor.permissions.has(endpoint.access)) {
    throw problem('PERMISSION_DENIED', { needs: endpoint.access })
  }
  originOf(request).actor = { user_id: actor.user_id, role: actor.role, session_id: actor.session_id }
  if (isImpersonated(actor)) await admitImpersonated(endpoint, request, actor, services, entrance)
  actors.set(request, endpoint.sets_up ? { ...actor, sets_up: true } : actor)
}

const isImpersonated = (actor: Actor): actor is Actor & { admin_id: string } => actor.admin_id !== undefined

/** Impersonation: audited under the super admin before it is answered, and refused unless it only reads. */
async function admitImpersonated(
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor & { admin_id: string },
  services: Services,
  { recordImpersonatedCall }: Authentication,
): Promise<void> {
  const origin = originOf(request)
  origin.actor = { user_id: actor.admin_id, role: 'ADMIN', session_id: actor.session_id }
  const is_refused = !isOpenToImpersonation(endpoint)
  const address = request.url.split('?', 1).join('')
  await recordImpersonatedCall(services, actor, { call: origin.action, address, is_refused })
  if (is_refused) throw problem('IMPERSONATION_CLOSED')
}

/** Rate-limit headers (draft-ietf-httpapi-ratelimit-headers-10), informative; 429 with Retry-After is binding. */
function admitKey(endpoint: Endpoint, key: ShownKey, reply: FastifyReply): void {
  reply.header('ratelimit-policy', `"key";q=${key.most};w=${key.seconds}`)
  reply.header('ratelimit', `"key";r=${key.left};t=${key.full_in}`)
  if (key.wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: key.wait })
  if (endpoint.access === 'signed_in' || endpoint.person_only) throw problem('API_KEY_NOT_ALLOWED')
}

/** The files and fields of an upload call. */
async function sentWith({ upload, body }: Endpoint, request: FastifyRequest, services: Services) {
  if (!upload) return undefined
  if (upload.most_files && body) {
    const { files, fields } = await readUploads(request, upload, body)
    return { upload: files, fields }
  }
  const actor = actors.get(request)
  const { most_bytes } = upload
  const reserve = (bytes: number) => reserveUploadBytes(request, bytes)
  const join = actor && ((sha256: string) => joinParts(services, actor, sha256, { most_bytes, reserve }))
  const { file, fields, sha256 } = await readUpload(request, upload, body, join)
  if (actor && sha256)
    joined.set(request, () =>
      forgetParts(services, actor, sha256).catch((error) =>
        services.log.warn({ error }, 'the parts of a file that has come were left'),
      ),
    )
  return { upload: file, fields }
}

const joined = new WeakMap<FastifyRequest, () => Promise<void>>()
/** After success, deletes the uploaded parts; on failure the sweep does it. */
export async function forgetServedParts(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): Promise<void> {
  if (statusCode < 400) await joined.get(request)?.()
}

export async function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Call<E>> {
  refuseDeepPage(request.query)
  const raw = Buffer.isBuffer(request.body) ? request.body : null
  const sent = await sentWith(endpoint, request, services)
  return {
    actor: actors.get(request) ?? null,
    params: request.params,
    query: request.query,
    body: sent ? sent.fields : request.body,
    upload: sent?.upload,
    services,
    key: endpoint.money ? idempotencyKey(request) : undefined,
    request: {
      address: addressOf(request),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      headers: request.headers,
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
      raw,
    },
  } as Call<E>
}

/** Idempotency-Key: printable ASCII without spaces. */
export const keyPattern = /^[\x21-\x7e]{8,100}$/

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !keyPattern.test(key)) throw problem('IDEMPOTENCY_KEY_REQUIRED')
  return key
}
