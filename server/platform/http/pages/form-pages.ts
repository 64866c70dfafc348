import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, problem } from '../../errors/problem.ts'
import { sameOrigin } from '../../realtime/upgrade-request.ts'
import { takeUploads } from '../bodies/uploads.ts'

const FORM = 'application/x-www-form-urlencoded'
export const HTML = 'text/html; charset=utf-8'
export const hidden = { schema: { hide: true } } as const

type Pages = {
  /** Shown for a link that leads nowhere. */
  drawNowhere(request: FastifyRequest): string
  /** Accept file uploads. */
  takesFiles?: true
  /**
   * The address of this installation: forms that other sites send are refused, since they could sign somebody's browser in as
   * another person. Browsers tell by a same-origin referrer, so only if addresses hold no personal link.
   */
  refusesOthersThan?: string
}

/** Form pages reached by a personal link: never cached, and no referrer to other sites. */
export function formPages(
  app: FastifyInstance,
  { drawNowhere, takesFiles, refusesOthersThan: own }: Pages,
  addPages: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    if (takesFiles) await takeUploads(scope)
    if (own)
      scope.addHook('onRequest', async (request) => {
        if (request.method === 'POST') refuseFromElsewhere(request, own)
      })
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.addHook(
      'onSend',
      async (_request, reply) => void reply.header('referrer-policy', own ? 'same-origin' : 'no-referrer'),
    )
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error
      return reply
        .code(404)
        .type(HTML)
        .send(drawNowhere(request as FastifyRequest))
    })
    addPages(scope)
  })
}

function refuseFromElsewhere({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers['sec-fetch-site'] === 'cross-site' || !sameOrigin(headers.origin, headers.host, publicUrl))
    throw problem('PERMISSION_DENIED')
}

export const tokenOf = ({ params }: FastifyRequest): string => (params as { token?: string }).token ?? ''

/** The submitted form; empty if it was none. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
