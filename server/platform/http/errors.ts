import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { databaseProblem } from '../db/problems.ts'
import { faultsInWordsOf } from '../errors/field-words/words.ts'
import { Problem, problem } from '../errors/problem.ts'
import { inWordsOf } from '../errors/words/words.ts'
import type { Log } from '../log/log.ts'
import { drawFailure, isForPage } from './pages/draw-failure.ts'
import { HTML } from './pages/form-pages.ts'
import { readersLanguage } from './pages/page-language.ts'

/** An external service is down or the server is overloaded: not a bug. */
const NO_DEFECTS = new Set<string>(['PROVIDER_UNAVAILABLE', 'IDENTITY_PROVIDER_UNAVAILABLE', 'SERVER_BUSY'])

/** Answers every failure with a stable code, a status and a translated message, as a page for page requests; never a stack or SQL. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = wasCutOff(error, reply) ? problem('MALFORMED_REQUEST') : asProblem(error)
    if (failure.status >= 500 && !NO_DEFECTS.has(failure.code)) {
      log.error({ error, method: request.method, route: request.routeOptions.url }, 'a call failed')
    }
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
    if (failure.status === 401) reply.header('www-authenticate', 'Bearer')
    const language = readersLanguage(request.headers)
    const said = { ...failure.body(), message: inWordsOf(language, failure) }
    if (isForPage(request))
      return reply
        .code(failure.status)
        .headers({ 'cache-control': 'no-store', 'content-language': language })
        .type(HTML)
        .send(drawFailure(language, said.message, request))
    if (failure.code === 'VALIDATION_ERROR') said.details = faultsInWordsOf(language, failure.details)
    return reply.code(failure.status).type('application/json').send(JSON.stringify(said))
  })
  app.setNotFoundHandler((_request, reply) => {
    const failure = problem('ROUTE_NOT_FOUND')
    return reply.code(404).send(failure.body())
  })
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean).join('.'),
      message,
    }))
    return problem('VALIDATION_ERROR', details)
  }
  if (isResponseSerializationError(error)) return problem('INTERNAL_ERROR')
  return databaseProblem(error) ?? problem(BY_FASTIFY[error.code] ?? byStatus(error.statusCode))
}

/** The client disconnected during the request body or the response; nobody reads the answer. */
const wasCutOff = ({ code, message }: FastifyError, reply: FastifyReply): boolean =>
  (code === 'ECONNRESET' && message === 'aborted') ||
  (code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed)

const BY_FASTIFY: Record<string, ConstructorParameters<typeof Problem>[0]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
}

function byStatus(status: number | undefined): ConstructorParameters<typeof Problem>[0] {
  return status !== undefined && status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR'
}
