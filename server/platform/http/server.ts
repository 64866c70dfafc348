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
import { decodableAddress } from './pages/decodable-address.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of the body whose rows succeed or fail one by one. */
    rows?: readonly string[]
    /** Its name in the contract. */
    call?: string | undefined
  }
}

/** Larger bodies are refused before they are read; uploads set their own limit. */
const BODY_LIMIT = 1_000_000
/** A 10 MB spreadsheet takes this long on 2G. */
const SLOWEST_REQUEST_MS = 30 * 60_000
/** A connection without traffic for this long is dead. */
const IDLE_MS = 120_000

/**
 * A Fastify instance with what every route needs: errors, limits, headers, Zod validation and encoding. `scripts` are
 * the hashes of allowed inline scripts.
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
      reply.code(400).send(problem('MALFORMED_REQUEST').body()) // the URL is too long or cannot be decoded
    },
    rewriteUrl: decodableAddress,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  app.removeContentTypeParser('text/plain') // no call accepts it, and other sites may send it without a CORS preflight
  answerErrors(app, log) // before any route, or Fastify's own error bodies would have to fit our schemas
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
    if (Buffer.isBuffer(body)) return // raw bytes are checked by whoever parses them
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

/** The same address serves another page outside the sandbox, so it must not be cached. */
const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html')

/** URLs are logged by proxies: an API key in one is already leaked, and is refused. */
function refuseKeyIn(url: string): void {
  if (url.includes('gida') && KEY_PATTERN.test(url.replaceAll(/%5f/gi, '_')))
    throw problem('API_KEY_IN_ADDRESS')
}

const contexts = new WeakMap<FastifyRequest, RequestContext & { trace: Trace }>()

/** Log context and trace of a running request. */
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

/** An error that surfaces outside its call is still attributed to it, and answers it. */
function nameCallsUnderWay(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    runInContext(contextOf(request, reply), done)
  app.addHook('onRequest', enter)
  app.addHook('preHandler', enter) // a body is read in the context of its connection
}
