import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { AnswerOf, BodyOf, Endpoint, LaterOf, ParamsOf, QueryOf } from '@gida/contract/shared/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { tryAgain } from '../db/try-again.ts'
import { PERSON_WAITS_MS, withDeadline } from '../pay/deadline.ts'
import type { Services } from '../services.ts'
import type { ReadBearer } from './authenticate.ts'
import { schemaOf } from './call-schema.ts'
import { checkReferences } from './check-references.ts'
import { onceByKey } from './idempotency.ts'
import { authorize, callOf } from './read-call.ts'
import type { UploadedFile } from './uploads.ts'

export const API = '/api/v1'

type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? null : Actor

export type Call<E extends Endpoint> = {
  actor: ActorOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  services: Services
  /** What a call that takes an upload was sent. */
  upload: E extends { upload: { most_files: number } }
    ? UploadedFile[]
    : E extends { upload: object }
      ? UploadedFile
      : undefined
  /** The Idempotency-Key of a call that moves money. */
  key: ActorOf<E> extends null ? undefined : string
  request: {
    address: string
    userAgent: string | null
    headers: FastifyRequest['headers']
    setCookie(cookie: string): void
    raw: Buffer | null
  }
}

/** A handler inside one transaction of the actor (of the system, where the call is public). */
export type Handler<E extends Endpoint> = (tx: Tx, call: Call<E>) => Promise<AnswerOf<E>>
export type MakingHandler<E extends Endpoint> = (
  tx: Tx,
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>
/** A handler that speaks to the world between its transactions. */
export type SteppedHandler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>
export type SteppedMakingHandler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<{ answer: AnswerOf<E>; is_new: boolean }>

export type SentFile = {
  /** All of it; or as it is made, where it may be long. */
  bytes: Uint8Array | Readable
  name: string
  content_type: string
  /** Never another one under this address: the browser may keep it for a year. */
  is_kept?: true
}
/** A file; or, where it takes long, what is answered at once in its place. */
export type FileHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentFile | Later<E>>
type Later<E extends Endpoint> = [LaterOf<E>] extends [never] ? never : { later: LaterOf<E> }

/** Where a browser is sent on to, and the cookie it is given on the way. */
export type SentOn = { to: string; cookie?: string }
export type RedirectHandler<E extends Endpoint> = (call: Call<E>) => Promise<SentOn>

export type Mount = {
  /** One transaction around the whole call: it speaks to the database alone, and is done again where two waited for each other. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The same for what is made at most once: 201 with what was made, 200 with what stood already. */
  make<E extends Endpoint>(endpoint: E, handler: MakingHandler<E>): void
  /** One transaction around the whole call, and one effect per Idempotency-Key: for money that only the books move. */
  once<E extends Endpoint>(endpoint: E, handler: Handler<E>): void
  /** The handler opens its own transactions. A person waits: the provider has to answer within their patience. */
  inSteps<E extends Endpoint>(endpoint: E, handler: SteppedHandler<E>): void
  /** The same for what is made at most once. */
  makeInSteps<E extends Endpoint>(endpoint: E, handler: SteppedMakingHandler<E>): void
  /** Answers with a file. */
  file<E extends Endpoint>(endpoint: E, handler: FileHandler<E>): void
  /** Sends a browser on. */
  redirect<E extends Endpoint>(endpoint: E, handler: RedirectHandler<E>): void
  readonly mounted: ReadonlySet<Endpoint>
}

/** `readBearer` turns a bearer token, of ours or of an outside issuer, into an actor. */
export function makeMount(app: FastifyInstance, services: Services, readBearer: ReadBearer): Mount {
  const mounted = new Set<Endpoint>()

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
          config: { rows: Object.keys(endpoint.rows ?? {}) },
          ...(endpoint.upload ? { bodyLimit: endpoint.upload.most_bytes + 1_000_000 } : {}),
          onRequest: async (request) => authorize(endpoint, request, services, readBearer),
          handler: async (request, reply) => answer(await callOf(endpoint, request, reply, services), reply),
        }),
      )
    }
  }

  const inOne = <T>(actor: Actor | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
    tryAgain(services.random, () => services.transaction(actor ?? 'system', work))

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
          onceByKey(tx, { actor, key, body: said, status: endpoint.status ?? 200 }, () => handler(tx, call)),
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
        const file: SentFile | { later: unknown } = await handler(call)
        if ('later' in file) return reply.code(202).send(file.later)
        if (file.is_kept) reply.header('cache-control', 'private, max-age=31536000, immutable')
        return reply
          .header('content-type', file.content_type)
          .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '_')}"`)
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
    await scope.register(multipart)
    add(scope)
  })
