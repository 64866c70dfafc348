import { AnswerPoll } from '@gida/contract/domains/meetings/poll'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { readersLanguage } from '../../../platform/http/pages/page-language.ts'
import type { Services } from '../../../platform/services.ts'
import { answerPoll } from '../polls/answer-poll.ts'
import { getPoll, timesOf } from '../polls/poll-queries.ts'
import { answerForms, fieldsOf, HTML, hidden, ignoreConflict, tokenOf } from './answer-forms.ts'
import { type AskedWhen, drawPollPage } from './poll-page.ts'

/** Answers a poll without sign-in: GET shows it, POST answers. */
export function pollPages(app: FastifyInstance, services: Services): void {
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => services.transaction('system', work)

  answerForms(app, (scope) => {
    scope.get('/polls/:token', hidden, async (request, reply) => {
      const asked = await asSystem((tx) => findAsked(tx, tokenOf(request)))
      return reply.type(HTML).send(drawPollPage(readersLanguage(request.headers), asked))
    })

    scope.post('/polls/:token', hidden, async (request, reply) => {
      const read = AnswerPoll.safeParse({ start_times: fieldsOf(request).getAll('time') })
      await asSystem(async (tx) => {
        const { user_id, poll } = await findAsked(tx, tokenOf(request))
        await spendAllowance(tx, { name: 'meeting_answer', spender: user_id, most: 30, seconds: 3600 })
        if (read.success) await answerPoll(tx, { user_id }, poll.id, read.data)
      }).catch(ignoreConflict)
      return reply.redirect(`/polls/${encodeURIComponent(tokenOf(request))}`, 303)
    })
  })
}

/** The poll behind a link, as its recipient sees it. */
async function findAsked(tx: Tx, token: string): Promise<AskedWhen & { user_id: string }> {
  const { rows } = await sql<{ poll_id: string; user_id: string; name: string; organizer: string }>`
    select i.poll_id, i.user_id, u.full_name as name, o.full_name as organizer
    from meeting_poll_invitee i join users u on u.id = i.user_id join meeting_poll p on p.id = i.poll_id
      join users o on o.id = p.organizer_id
    where i.token_hash = ${hashToken(token)} and u.status <> 'INACTIVE'`.execute(tx)
  const { poll_id, ...named } = orNotFound(rows[0])
  return {
    ...named,
    poll: await getPoll(tx, named.user_id, poll_id),
    times: await timesOf(tx, named.user_id, [poll_id]),
  }
}
