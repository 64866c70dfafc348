import { RespondToMeeting } from '@gida/contract/domains/meetings/meeting'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { readersLanguage } from '../../../platform/http/pages/page-language.ts'
import type { Services } from '../../../platform/services.ts'
import { getMeeting } from '../queries.ts'
import { respondToMeeting } from '../respond-to-meeting.ts'
import { answerForms, fieldsOf, HTML, hidden, ignoreConflict, tokenOf } from './answer-forms.ts'
import { type AnswerPageFacts, drawAnswerPage, isAnswer } from './answer-page.ts'

/** Answers an invitation without sign-in: GET shows it, POST answers, so mail scanners that follow links change nothing. */
export function meetingAnswerPages(app: FastifyInstance, services: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)

  answerForms(app, (scope) => {
    scope.get('/meetings/:token', hidden, async (request, reply) => {
      const { answer } = request.query as { answer?: string }
      const asked = await asSystem((tx) => findAsked(tx, tokenOf(request)))
      return reply
        .type(HTML)
        .send(drawAnswerPage(readersLanguage(request.headers), asked, isAnswer(answer) ? answer : undefined))
    })

    scope.post('/meetings/:token', hidden, async (request, reply) => {
      const fields = fieldsOf(request)
      const read = RespondToMeeting.safeParse({
        status: fields.get('answer'),
        note: fields.get('note') ?? undefined,
      })
      await asSystem(async (tx) => {
        const { user_id, meeting } = await findAsked(tx, tokenOf(request))
        await spendAllowance(tx, { name: 'meeting_answer', spender: user_id, most: 30, seconds: 3600 })
        if (read.success) await respondToMeeting(tx, { user_id }, meeting.id, { ...read.data, scope: 'THIS' })
      }).catch(ignoreConflict)
      return reply.redirect(`/meetings/${encodeURIComponent(tokenOf(request))}`, 303)
    })
  })
}

/** The meeting behind a link, as its recipient sees it. */
async function findAsked(tx: Tx, token: string): Promise<AnswerPageFacts & { user_id: string }> {
  const { rows } = await sql<{ meeting_id: string; user_id: string; name: string; organizer: string }>`
    select l.meeting_id, l.user_id, u.full_name as name, o.full_name as organizer
    from meeting_link l join users u on u.id = l.user_id join meeting m on m.id = l.meeting_id
      join meeting_series s on s.id = m.series_id join users o on o.id = s.organizer_id
    where l.token_hash = ${hashToken(token)} and u.status <> 'INACTIVE'`.execute(tx)
  const { meeting_id, ...named } = orNotFound(rows[0])
  return { ...named, meeting: await getMeeting(tx, named.user_id, meeting_id), now: tx.now }
}
