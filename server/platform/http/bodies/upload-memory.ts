import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../allowances/network-of.ts'
import { Problem } from '../../errors/problem.ts'
import { addressOf } from '../address-of.ts'
import { originOf } from '../call-origin.ts'

/** Limits in bytes: per sender (person, or address if not signed in), and for the whole process. */
const MOST_OF_ONE = 64_000_000
const MOST_OF_ALL = 256_000_000
const RETRY_SECONDS = 20

const held = new Map<string, number>()
let all = 0
const heldFor = new WeakMap<FastifyRequest, number>()
const senderOf = (request: FastifyRequest) =>
  originOf(request).actor?.user_id ?? networkOf(addressOf(request))

/**
 * Counts upload bytes in memory until the response is sent; 429 if a sender or the process exceeds its limit. Bounds
 * memory for parallel and slow uploads.
 */
export function reserveUploadBytes(request: FastifyRequest, bytes: number): void {
  const sender = senderOf(request)
  const ofOne = (held.get(sender) ?? 0) + bytes
  if (ofOne > MOST_OF_ONE || all + bytes > MOST_OF_ALL)
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'Too many files are being uploaded at once. This one was not saved: upload it again in a minute.',
      retryAfter: RETRY_SECONDS,
    })
  count(request, sender, bytes)
}

/** Releases the bytes when the response is sent or the connection closes. */
export function releaseWhenAnswered(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => void reply.raw.once('close', () => release(request)))
  scope.addHook('onResponse', async (request) => release(request))
}

function release(request: FastifyRequest): void {
  const bytes = heldFor.get(request) ?? 0
  if (bytes > 0) count(request, senderOf(request), -bytes)
}

function count(request: FastifyRequest, sender: string, bytes: number): void {
  heldFor.set(request, (heldFor.get(request) ?? 0) + bytes)
  all += bytes
  const left = (held.get(sender) ?? 0) + bytes
  if (left > 0) held.set(sender, left)
  else held.delete(sender)
}
