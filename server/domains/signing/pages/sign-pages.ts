import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DeclineDocument, OpenPaper } from '@gida/contract/domains/signing/request'
import { MOST_SIGNATURE_BYTES } from '@gida/contract/domains/signing/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { pagePicture } from '../../../platform/files/pdf/page-picture.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import { contentDisposition } from '../../../platform/http/bodies/content-disposition.ts'
import { checkFields } from '../../../platform/http/bodies/uploads.ts'
import { fieldsOf, formPages, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'
import { readersLanguage } from '../../../platform/http/pages/page-language.ts'
import type { Services } from '../../../platform/services.ts'
import { readVersion } from '../../documents/index.ts'
import {
  codeByLink,
  declineByLink,
  isOpenTo,
  lookByLink,
  openByLink,
  signByLink,
  type Visitor,
} from '../signers/by-link.ts'
import { phaseOf } from '../signers/find-signer.ts'
import { readSignature, readTyped, sayOf, type Typed } from './read-form.ts'
import { drawSaid, drawSigning } from './sign-page.ts'

const pad = readFileSync(join(import.meta.dirname, 'pad.js'), 'utf8')
const WAYS = { EMAIL: 'EMAIL', SMS: 'SMS' } as const

/** The pages behind a signer's link: no account, and script only for the drawing pad. GET changes nothing; POST acts. */
export function signPages(app: FastifyInstance, services: Services): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, fault?: string, typed?: Typed) => {
    const visitor = visitorOf(request)
    const found = await lookByLink(services, visitor)
    const phase = phaseOf(found, found.now)
    const { code } = request.query as { code?: string }
    const language = readersLanguage(request.headers)
    const status = phase === 'OVER' ? 410 : fault ? 400 : 200
    const about = { isOpen: isOpenTo(found, visitor), isCodeSent: code === 'sent' || fault !== undefined }
    return reply
      .code(status)
      .type(HTML)
      .send(drawSigning({ language, found, phase, token: visitor.token, ...about, fault, typed }))
  }
  const refuseElse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
    typed?: () => Typed | undefined,
  ) => {
    try {
      await work()
      return reply
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || [404, 429].includes(error.status)) throw error
      // A repeated submission shows the result of the first one.
      if (error.status === 410) return show(request, reply)
      return show(request, reply, sayOf(error, readersLanguage(request.headers)), typed?.())
    }
  }

  const drawNowhere = ({ headers }: FastifyRequest) => drawSaid(readersLanguage(headers), 'nowhere')
  formPages(app, { drawNowhere, takesFiles: true }, (scope) => {
    scope.get('/sign/pad.js', hidden, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(pad),
    )

    scope.get('/sign/:token', hidden, (request, reply) => orSaid(request, reply, () => show(request, reply)))

    scope.post('/sign/:token', hidden, (request, reply) =>
      orSaid(request, reply, () =>
        refuseElse(request, reply, async () => {
          const visitor = visitorOf(request)
          const fields = fieldsOf(request)
          const act = fields.get('act')
          const here = `/sign/${encodeURIComponent(visitor.token)}`
          if (act === 'code') {
            await codeByLink(services, visitor, WAYS[fields.get('way') as keyof typeof WAYS])
            return reply.redirect(`${here}?code=sent#sign`, 303)
          }
          if (act === 'open') {
            const { code } = checkFields(OpenPaper, { code: fields.get('code')?.replaceAll(' ', '') })
            reply.header('set-cookie', await openByLink(services, visitor, code))
          }
          if (act === 'decline') {
            const { reason } = checkFields(DeclineDocument, { reason: fields.get('reason') ?? '' })
            await declineByLink(services, visitor, reason)
          }
          return reply.redirect(here, 303)
        }),
      ),
    )

    scope.post(
      '/sign/:token/sign',
      { ...hidden, bodyLimit: MOST_SIGNATURE_BYTES + 1_000_000 },
      (request, reply) => {
        let typed: Typed | undefined
        const sign = async () => {
          const form = await readTyped(request)
          typed = form.typed
          const visitor = visitorOf(request)
          const found = await lookByLink(services, visitor)
          await signByLink(services, visitor, await readSignature(found, typed, form.photo))
          return reply.redirect(`/sign/${visitor.token}`, 303)
        }
        return orSaid(request, reply, () => refuseElse(request, reply, sign, () => typed))
      },
    )

    scope.get('/sign/:token/pages/:page', hidden, (request, reply) =>
      orSaid(request, reply, async () => {
        const { signing } = await openOnly(request)
        const number = Number((request.params as { page?: string }).page)
        const isPage = Number.isInteger(number) && number >= 1 && number <= signing.pages
        const bytes = isPage ? await readVersion(services, signing.version_id) : null
        const picture = await pagePicture(orNotFound(bytes), number)
        return reply.type('image/webp').send(orNotFound(picture))
      }),
    )

    scope.get('/sign/:token/copy', hidden, (request, reply) =>
      orSaid(request, reply, async () => {
        const { signing, phase } = await openOnly(request)
        const bytes =
          phase === 'COPY' && signing.sealed_version_id
            ? await readVersion(services, signing.sealed_version_id)
            : null
        return reply
          .type('application/pdf')
          .header('content-disposition', contentDisposition(`${signing.document_name}.pdf`))
          .send(Buffer.from(orNotFound(bytes)))
      }),
    )
  })

  /** The document is only shown to the browser that entered the code, while the link is valid. */
  async function openOnly(request: FastifyRequest) {
    const visitor = visitorOf(request)
    const found = await lookByLink(services, visitor)
    const phase = phaseOf(found, found.now)
    if (phase === 'OVER' || !isOpenTo(found, visitor)) throw problem('NOT_FOUND')
    return { ...found, phase }
  }
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  token: tokenOf(request),
  from: { ip: addressOf(request), user_agent: request.headers['user-agent']?.slice(0, 300) ?? '' },
  cookies: request.headers.cookie,
})

/** Shows rate-limit errors as a page. */
async function orSaid(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 429) throw error
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    return reply
      .code(error.status)
      .type(HTML)
      .send(drawSaid(readersLanguage(request.headers), 'often'))
  }
}
