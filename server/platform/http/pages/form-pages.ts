import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import { takeUploads } from '../bodies/uploads.ts'

const FORM = 'application/x-www-form-urlencoded'
export const HTML = 'text/html; charset=utf-8'
export const hidden = { schema: { hide: true } } as const

type Pages = {
  /** What stands behind a link that leads nowhere. */
  drawNowhere(request: FastifyRequest): string
  /** Forms hold files too. */
  takesFiles?: true
  /** Its forms say from which page they were sent; their addresses hold no link of anybody's. */
  saysFrom?: true
}

/** Pages that are answered by a form, under a link that says who answers: kept by nobody, and told to no other site. */
export function formPages(
  app: FastifyInstance,
  { drawNowhere, takesFiles, saysFrom }: Pages,
  addPages: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    if (takesFiles) await takeUploads(scope)
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.addHook(
      'onSend',
      async (_request, reply) =>
        void reply.header('referrer-policy', saysFrom ? 'same-origin' : 'no-referrer'),
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

export const tokenOf = ({ params }: FastifyRequest): string => (params as { token?: string }).token ?? ''

/** What was sent; nothing where it was no form. */
export const fieldsOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
