import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import { KEY_PATTERN } from '@gida/contract/domains/integrations/rules'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import { problem } from '../errors/problem.ts'
import type { Log } from '../log/log.ts'
import { type RequestContext, runInContext } from '../log/unhandled-rejections.ts'
import { beginTrace, type Trace } from '../traces/trace.ts'
import { composed, refuseDeep, refuseUnstorable } from './bodies/payload-limits.ts'
import { originOf } from './call-origin.ts'
import { answerErrors } from './errors.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body whose rows stand or fail alone. */
    rows?: readonly string[]
    /** Its name in the contract. */
    call?: string | undefined
  }
}

/** Calls with bodies larger than this are refused before they are read. Uploads say otherwise for themselves. */
const BODY_LIMIT = 1_000_000
/** A spreadsheet of 10 MB takes so long on 2G. */
const SLOWEST_REQUEST_MS = 30 * 60_000
/** A line on which nothing comes or goes for so long is dead. */
const IDLE_MS = 120_000

/**
 * A Fastify with what every route stands on: errors, limits, headers, validation and encoding by Zod. `scripts` are the
 * hashes of scripts that may stand in pages.
 */
export async function makeServer(
  config: Config,
  log: Log,
  scripts: string[] = [],
  idleMs = IDLE_MS,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.http.trustProxy,
    logger: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: SLOWEST_REQUEST_MS,
    connectionTimeout: idleMs,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).send(problem('MALFORMED_REQUEST').body()) // an address that is too long or cannot be decoded
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  app.removeContentTypeParser('text/plain') // no call takes it, and a page of another site may send it unasked
  answerErrors(app, log) // before any route, or Fastify's own error bodies meet our schemas
  nameCallsUnderWay(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const headers = await securityHeaders(config, scripts)
  app.addHook('onRequest', async ({ id, url }, reply) => {
    if (url.startsWith('/assets/')) return void reply.headers(headers.file)
    reply.headers(url.startsWith('/api/') ? headers.answer : headers.page).header('x-request-id', id)
  })
  app.addHook('onRequest', async ({ url }) => refuseKeyIn(url))
  app.addHook('preValidation', async (request) => {
    const { params, query, body, routeOptions } = request
    if (Buffer.isBuffer(body)) return // its reader looks for itself
    refuseDeep(body)
    for (const sent of [params, query]) refuseUnstorable(sent)
    refuseUnstorable(body, routeOptions.config.rows)
    request.body = composed(body)
  })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    else if (config.sandbox && isPage(reply)) reply.header('cache-control', 'no-store')
  })
  return app
}

/** At its address stands another one outside of the copy: nothing on the way may keep it. */
const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html')

/** An address is written down by whoever passes it on: a key in one is known to others already, and is not taken. */
function refuseKeyIn(url: string): void {
  if (url.includes('gida') && KEY_PATTERN.test(url.replaceAll(/%5f/gi, '_')))
    throw problem('API_KEY_IN_ADDRESS')
}

const contexts = new WeakMap<FastifyRequest, RequestContext & { trace: Trace }>()

/** What a request is known by while it runs, and how it is followed. */
export function contextOf(request: FastifyRequest, reply: FastifyReply) {
  const known = contexts.get(request)
  if (known) return known
  const context = {
    named: { method: request.method, route: request.routeOptions.url },
    origin: originOf(request),
    trace: beginTrace(request.headers.traceparent, request.id),
    fail: () => void (reply.sent || reply.code(500).send(problem('INTERNAL_ERROR').body())),
  }
  contexts.set(request, context)
  return context
}

/** A fault that surfaces beside its call is still known to be of that call, which answers it. */
function nameCallsUnderWay(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    runInContext(contextOf(request, reply), done)
  app.addHook('onRequest', enter)
  app.addHook('preHandler', enter) // a body is read in the context of its connection
}
