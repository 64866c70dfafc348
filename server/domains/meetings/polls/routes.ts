import { polls } from '@gida/contract/domains/meetings/poll-endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { presentMeeting } from '../present.ts'
import { answerPoll } from './answer-poll.ts'
import { createPoll } from './create-poll.ts'
import { fixPoll, withdrawPoll } from './fix-poll.ts'
import { getPoll, listOpenPolls, presentPoll, presentPolls } from './poll-queries.ts'

export function pollRoutes({ on, make }: Mount): void {
  on(polls.listPolls, async (tx, { actor: { user_id } }) => ({
    data: await presentPolls(tx, user_id, await listOpenPolls(tx, user_id)),
  }))

  make(polls.createPoll, async (tx, { actor, body }) => {
    const { row, is_new } = await createPoll(tx, actor, body)
    return { answer: await presentPoll(tx, actor.user_id, row), is_new }
  })

  on(polls.getPoll, async (tx, { actor: { user_id }, params }) =>
    presentPoll(tx, user_id, await getPoll(tx, user_id, params.id)),
  )

  on(polls.answerPoll, async (tx, { actor, params, body }) =>
    presentPoll(tx, actor.user_id, await answerPoll(tx, actor, params.id, body)),
  )

  on(polls.fixPoll, async (tx, { actor, params, body }) =>
    presentMeeting(tx, actor.user_id, await fixPoll(tx, actor, params.id, body)),
  )

  on(polls.withdrawPoll, async (tx, { actor, params }) =>
    presentPoll(tx, actor.user_id, await withdrawPoll(tx, actor, params.id)),
  )
}
