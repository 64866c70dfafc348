import { Readable } from 'node:stream'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { retryTransaction } from '../db/retry-transaction.ts'
import { PERSON_WAITS_MS, withDeadline } from '../pay/deadline.ts'
import type { Services } from '../services.ts'
import type { Authentication } from './authenticate.ts'
import { contentDisposition } from './bodies/content-disposition.ts'
import { takeUploads } from './bodies/uploads.ts'
import type { Call, Mount, SentFile } from './call.ts'
import { nameOf } from './call-origin.ts'
import { schemaOf } from './document/call-schema.ts'
import { runOncePerKey } from './idempotency.ts'
import { trackInFlight } from './in-flight-requests.ts'
import { authorize, callOf, forgetServedParts } from './read-call.ts'
import { checkReferences } from './references/check-references.ts'

export const API = '/api/v1'

export function makeMount(app: FastifyInstance, services: Services, entrance: Authentication): Mount {
  const mounted = new Set<Endpoint>()
  const toTheEnd = trackInFlight(app)

  function route<E extends Endpoint>(
    endpoint: E,
    answer: (call: Call<E>, reply: FastifyReply) => Promise<unknown>,
  ) {
    if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} declares no permission.`)
    if (mounted.has(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is mounted twice.`)
    mounted.add(endpoint)
    for (const [index, path] of [endpoint.path, ...(endpoint.also ?? [])].entries()) {
      const on = endpoint.raw ? withRawBodies : endpoint.upload ? withUploads : withoutScope
      on(app, (scope) =>
        scope.route({
          method: endpoint.method,
          url: API + path.replace(/\{(\w+)\}/g, ':$1'),
          schema: schemaOf(endpoint, index),
          config: { rows: Object.keys(endpoint.rows ?? {}), call: nameOf(endpoint) },
          ...(endpoint.upload ? { bodyLimit: endpoint.upload.most_bytes + 1_000_000 } : {}),
          onRequest: async (request, reply) => authorize(endpoint, request, reply, services, entrance),
          handler: (request, reply) =>
            toTheEnd(callOf(endpoint, request, reply, services).then((call) => answer(call, reply))),
          ...(endpoint.upload && { onSend: forgetServedParts }),
        }),
      )
    }
  }

  const inOne = <T>(actor: Actor | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
    retryTransaction(services.random, () => services.transaction(actor ?? 'system', work))

  const send = (endpoint: Endpoint, reply: FastifyReply, body: unknown) =>
    endpoint.answer === null ? reply.code(204).send() : reply.code(endpoint.status ?? 200).send(body)

  return checkReferences(services, {
    mounted,
    on: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const body = await inOne(call.actor, (tx) => handler(tx, call))
        return send(endpoint, reply, body)
      }),
    make: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const { answer, is_new } = await inOne(call.actor, (tx) => handler(tx, call))
        return send(endpoint, reply, answer).code(is_new ? 201 : 200)
      }),
    once: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const { actor, key, params, body } = call
        if (!actor || !key) throw new Error(`${endpoint.method} ${endpoint.path} takes no Idempotency-Key.`)
        const said = { path: endpoint.path, params, body }
        const answer = await inOne(actor, (tx) =>
          runOncePerKey(tx, { actor, key, body: said, status: endpoint.status ?? 200 }, () =>
            handler(tx, call),
          ),
        )
        return send(endpoint, reply, answer)
      }),
    inSteps: (endpoint, handler) =>
      route(endpoint, async (call, reply) =>
        send(endpoint, reply, await withDeadline(PERSON_WAITS_MS, () => handler(call))),
      ),
    makeInSteps: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const { answer, is_new } = await withDeadline(PERSON_WAITS_MS, () => handler(call))
        return send(endpoint, reply, answer).code(is_new ? 201 : 200)
      }),
    file: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const file: SentFile | { later: unknown } | { shown: unknown } = await handler(call)
        if ('later' in file) return reply.code(202).send(file.later)
        if ('shown' in file) return send(endpoint, reply, file.shown)
        if (file.is_kept) reply.header('cache-control', 'private, max-age=31536000, immutable')
        return reply
          .header('content-type', file.content_type)
          .header('content-disposition', contentDisposition(file.name))
          .header('content-security-policy', "sandbox; default-src 'none'")
          .send(file.bytes instanceof Readable ? file.bytes : Buffer.from(file.bytes))
      }),
    redirect: (endpoint, handler) =>
      route(endpoint, async (call, reply) => {
        const { to, cookie } = await handler(call)
        return (cookie ? reply.header('set-cookie', cookie) : reply).redirect(to, 302)
      }),
  })
}

type InScope = (app: FastifyInstance, add: (scope: FastifyInstance) => void) => void
const withoutScope: InScope = (app, add) => add(app)
const withRawBodies: InScope = (app, add) =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    add(scope)
  })
const withUploads: InScope = (app, add) =>
  void app.register(async (scope) => {
    await takeUploads(scope)
    add(scope)
  })
