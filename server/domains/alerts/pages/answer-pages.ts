import { ANSWERS, type Answer, MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Allowance, spendAllowance } from '../../../platform/allowances/allowance.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { addressOf } from '../../../platform/http/address-of.ts'
import type { Services } from '../../../platform/services.ts'
import { answerByLink, findByToken } from '../answers/answer-by-link.ts'
import { drawAnswer, drawNote } from './answer-page.ts'
import { words } from './words.ts'

const FORM = 'application/x-www-form-urlencoded'
const hidden = { schema: { hide: true } } as const

/** Limits answers per link and pages per address, high enough for a whole estate behind one router. */
const answering = (token: string): Allowance => ({
  name: 'alert_answer',
  spender: token,
  most: 10,
  seconds: 60,
})
const looking = (address: string): Allowance => ({
  ...{ name: 'alert_page', spender: address, most: 300, seconds: 300 },
})

/** The pages behind the link in an alert: no sign-in, no script and no other resources. GET changes nothing. */
export function answerPages(app: FastifyInstance, services: Services): void {
  const asSystem: Services['transaction'] = services.transaction

  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get('/a/:token', hidden, async (request, reply) =>
      orNote(reply, async () => {
        const token = tokenOf(request)
        const found = await asSystem('system', async (tx) => {
          await spendAllowance(tx, looking(addressOf(request)))
          return findByToken(tx, token)
        })
        return send(reply.code(found.closed_at ? 410 : 200), drawAnswer(found, token))
      }),
    )

    scope.post('/a/:token', hidden, async (request, reply) =>
      orNote(reply, async () => {
        const token = tokenOf(request)
        const { state, note = '' } = (request.body ?? {}) as Record<string, string | undefined>
        if (!isAnswer(state)) return reply.redirect(`/a/${token}`, 303)
        await asSystem('system', async (tx) => {
          await spendAllowance(tx, [looking(addressOf(request)), answering(token)])
          await answerByLink(tx, token, { state, note: beginningOf(note.trim(), MOST_NOTE) })
        })
        return reply.redirect(`/a/${token}`, 303)
      }),
    )
  })
}

const tokenOf = (request: FastifyRequest): string =>
  encodeURIComponent((request.params as { token: string }).token)
const isAnswer = (state: string | undefined): state is Answer => ANSWERS.some((one) => one === state)

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

/** Shows every error as a page that says what to do, since the person may be in danger. */
async function orNote(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    if (error.retryAfter) reply.header('retry-after', error.retryAfter)
    const note = { 404: words.nowhere, 410: words.closed, 429: words.often }[error.status] ?? words.nowhere
    return send(reply.code(error.status), drawNote(note))
  }
}
