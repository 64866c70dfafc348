import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { getPoll, type PollRow } from './poll-queries.ts'

const CLOSED = {
  FIXED: 'The time has already been fixed.',
  WITHDRAWN: 'This poll was withdrawn.',
  OVER: 'All the times offered are over. Ask again with other times.',
} as const

/** Locks an open poll until the transaction ends. */
export async function lockOpenPoll(tx: Tx, user_id: string, id: string): Promise<PollRow> {
  await getPoll(tx, user_id, id)
  await asSystem(tx, () => sql`select from meeting_poll where id = ${id} for update`.execute(tx))
  const poll = await getPoll(tx, user_id, id)
  if (poll.status === 'OPEN') return poll
  throw new Problem('ILLEGAL_STATE', { message: CLOSED[poll.status] })
}

/** The same for its organizer only, who fixes the time or withdraws the poll. */
export async function lockOwnPoll(tx: Tx, user_id: string, id: string): Promise<PollRow> {
  const { organizer_id } = await getPoll(tx, user_id, id)
  if (organizer_id !== user_id) throw problem('PERMISSION_DENIED')
  return lockOpenPoll(tx, user_id, id)
}
