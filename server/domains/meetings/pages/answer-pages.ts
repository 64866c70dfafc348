import { RespondToMeeting } from '@gida/contract/domains/meetings/meeting'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getMeeting } from '../queries.ts'
import { respondToMeeting } from '../respond-to-meeting.ts'
import { type Asked, drawAnswerPage, drawNowhere, isAnswer } from './answer-page.ts'

const FORM = 'application/x-www-form-urlencoded'
const hidden = { schema: { hide: true } } as const
const HTML = 'text/html; charset=utf-8'

type Fields = Record<string, string | undefined>

/** An invitation is answered from its mail, without sign-in: GET shows it, POST answers. Whoever scans mails only looks. */
export function meetingAnswerPages(app: FastifyInstance, services: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)

  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    scope.addHook('onSend', async (_request, reply) => void reply.header('referrer-policy', 'no-referrer'))
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error
      return reply.code(404).type(HTML).send(drawNowhere())
    })

    scope.get('/meetings/:token', hidden, async (request, reply) => {
      const { token = '' } = request.params as Fields
      const { answer } = request.query as Fields
      const asked = await asSystem((tx) => findAsked(tx, token))
      return reply.type(HTML).send(drawAnswerPage(asked, isAnswer(answer) ? answer : undefined))
    })

    scope.post('/meetings/:token', hidden, async (request, reply) => {
      const { token = '' } = request.params as Fields
      const { answer, note } = (request.body ?? {}) as Fields
      const read = RespondToMeeting.safeParse({ status: answer, note })
      await asSystem(async (tx) => {
        const { user_id, meeting } = await findAsked(tx, token)
        await spendAllowance(tx, { name: 'meeting_answer', spender: user_id, most: 30, seconds: 3600 })
        if (read.success) await respondToMeeting(tx, { user_id }, meeting.id, { ...read.data, scope: 'THIS' })
      }).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.status !== 409) throw error // its page says how it stands
      })
      return reply.redirect(`/meetings/${encodeURIComponent(token)}`, 303)
    })
  })
}

/** The meeting behind a link, as whoever it was mailed to sees it. */
async function findAsked(tx: Tx, token: string): Promise<Asked & { user_id: string }> {
  const { rows } = await sql<{ meeting_id: string; user_id: string; name: string; organizer: string }>`
    select l.meeting_id, l.user_id, u.full_name as name, o.full_name as organizer
    from meeting_link l join users u on u.id = l.user_id join meeting m on m.id = l.meeting_id
      join meeting_series s on s.id = m.series_id join users o on o.id = s.organizer_id
    where l.token_hash = ${hashToken(token)} and u.status <> 'INACTIVE'`.execute(tx)
  const { meeting_id, ...named } = orNotFound(rows[0])
  return { ...named, meeting: await getMeeting(tx, named.user_id, meeting_id), now: tx.now }
}
