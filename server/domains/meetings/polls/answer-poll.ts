import type { AnswerPoll } from '@gida/contract/domains/meetings/poll'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { pollAnswered } from '../events.ts'
import { lockOpenPoll } from './lock-poll.ts'
import { getPoll, type PollRow, timesOf } from './poll-queries.ts'

/** Records the times that suit somebody, replacing their earlier answer. */
export async function answerPoll(
  tx: Tx,
  { user_id }: { user_id: string },
  id: string,
  { start_times }: AnswerPoll,
): Promise<PollRow> {
  const poll = await lockOpenPoll(tx, user_id, id)
  if (poll.organizer_id === user_id)
    throw new Problem('ILLEGAL_STATE', { message: 'This is your own poll. Choose the final time instead.' })
  const offered = new Set((await timesOf(tx, user_id, [id])).map(({ starts_at }) => starts_at.getTime()))
  const chosen = [...new Set(start_times.map(Date.parse))]
  if (chosen.some((at) => !offered.has(at)))
    throw problem('VALIDATION_ERROR', [{ path: 'start_times', message: 'Choose from the times offered.' }])
  await tx
    .deleteFrom('meeting_poll_choice')
    .where('poll_id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
  if (chosen.length > 0)
    await tx
      .insertInto('meeting_poll_choice')
      .values(chosen.map((at) => ({ poll_id: id, user_id, starts_at: new Date(at) })))
      .execute()
  await sql`update meeting_poll_invitee set answered_at = ${tx.now} where poll_id = ${id} and user_id = ${user_id}`.execute(
    tx,
  )
  await publish(tx, pollAnswered, { poll_id: id })
  return getPoll(tx, user_id, id)
}
