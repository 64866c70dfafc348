import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import { addressOf } from '../address-of.ts'
import { originOf } from '../call-origin.ts'

/** Of one person, or of an address where nobody is signed in; and of all who send to this process. */
const MOST_OF_ONE = 64_000_000
const MOST_OF_ALL = 256_000_000
const RETRY_SECONDS = 20

const held = new Map<string, number>()
let all = 0
const heldFor = new WeakMap<FastifyRequest, number>()
const senderOf = (request: FastifyRequest) => originOf(request).actor?.user_id ?? addressOf(request)

/**
 * Counts bytes of an upload that are in memory until its answer has gone. 429 where there are too many of one sender or of all: files that are
 * sent at once, or on slow lines, never take more memory than that.
 */
export function holdBytes(request: FastifyRequest, bytes: number): void {
  const sender = senderOf(request)
  const ofOne = (held.get(sender) ?? 0) + bytes
  if (ofOne > MOST_OF_ONE || all + bytes > MOST_OF_ALL)
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'Too many files are being sent at once. Nothing of this one was kept: send it again in a minute.',
      retryAfter: RETRY_SECONDS,
    })
  count(request, sender, bytes)
}

/** What is sent to this scope is counted no more once it is answered, or its line broke: then nobody is answered any more. */
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
