import { LoginBody } from '@gida/contract/domains/auth/session'
import { Language } from '@gida/contract/shared/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Pages } from '../../../platform/domain.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { inWordsOf } from '../../../platform/errors/words/words.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { fieldsOf, formPages, HTML, hidden } from '../../../platform/http/pages/form-pages.ts'
import { readersLanguage } from '../../../platform/http/pages/page-language.ts'
import type { Services } from '../../../platform/services.ts'
import { endSession, holderOfToken, REFRESH_DAYS, signIn, type Visitor } from '../../auth/index.ts'
import { chargesOf } from '../../charges/index.ts'
import { readPerson } from '../core/read-person.ts'
import { drawHome, drawNotTenant, drawSignIn, LITE, lite, type Reading } from './draw-lite.ts'
import { liteWords } from './words/words.ts'

const COOKIE = { name: 'gida.lite', path: LITE, seconds: REFRESH_DAYS * 86_400 }
const MOST_CHARGES = 50

/**
 * A tenant's balance and payment instructions for 2G: pages of some 3 kB without scripts, with a separate sign-in. Its
 * cookie is limited to these pages and hidden from scripts.
 */
export const litePages: Pages = (app, services) => {
  const drawNowhere = (request: FastifyRequest) => drawSignIn(readingOf(request))
  formPages(app, { drawNowhere, refusesOthersThan: services.config.http.publicUrl }, (pages) => {
    pages.get(LITE, hidden, async (request, reply) => {
      const actor = await holderOf(services, request)
      const page = actor && (await drawFor(services, actor, readingOf(request)))
      return reply.type(HTML).send(page ?? drawSignIn(readingOf(request)))
    })

    pages.post(LITE, hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const [name, password] = [fields.get('name')?.trim() ?? '', fields.get('password') ?? '']
      const reading = readingOf(request)
      const words = liteWords[reading.language]
      const refuse = (status: number, fault: string) =>
        reply.code(status).type(HTML).send(drawSignIn(reading, { name, fault }))
      const asked = LoginBody.safeParse({ email: name, password })
      if (!asked.success) return refuse(400, words.incomplete)
      try {
        const { refresh_token } = await signIn(services, asked.data, visitorOf(request, reply))
        return comeBack(
          reply.header('set-cookie', writeCookie(services.config, COOKIE, refresh_token)),
          reading,
        )
      } catch (error) {
        if (!(error instanceof Problem) || error.status === 500) throw error
        if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
        if (error.code === 'INVALID_CREDENTIALS') return refuse(401, words.wrong)
        return refuse(
          error.status,
          error.code === 'SECOND_FACTOR_REQUIRED' ? words.asksCode : inWordsOf(reading.language, error),
        )
      }
    })

    pages.post(`${LITE}/sign-out`, hidden, async (request, reply) => {
      const actor = await holderOf(services, request)
      if (actor) await services.transaction('system', (tx) => endSession(tx, actor.session_id, 'signed out'))
      const gone = writeCookie(services.config, { ...COOKIE, seconds: 0 }, '')
      return comeBack(reply.header('set-cookie', gone), readingOf(request))
    })
  })
}

async function holderOf(services: Services, { headers }: FastifyRequest): Promise<Actor | null> {
  const token = readCookie(headers.cookie, COOKIE.name)
  return token ? holderOfToken(services, token) : null
}

async function drawFor(services: Services, actor: Actor, reading: Reading): Promise<string> {
  if (actor.role !== 'TENANT') return drawNotTenant(reading)
  return services.transaction(actor, async (tx) => {
    const [person, charges] = await Promise.all([
      readPerson(tx, actor),
      chargesOf(tx, { tenant_id: actor.user_id }, 'due_now').limit(MOST_CHARGES).execute(),
    ])
    return drawHome(reading, person, charges)
  })
}

function readingOf({ query, headers }: FastifyRequest): Reading {
  const tapped = Language.safeParse((query as { language?: string }).language).data
  return { tapped, language: tapped ?? readersLanguage(headers) }
}

const comeBack = (reply: FastifyReply, reading: Reading) => reply.redirect(lite(reading), 303)

const visitorOf = (request: FastifyRequest, reply: FastifyReply): Visitor => ({
  address: addressOf(request),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  headers: request.headers,
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
})
