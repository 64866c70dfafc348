import type { CreatePoll } from '@gida/contract/domains/meetings/poll'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { spendCalling } from '../call-meeting.ts'
import { pollOpened } from '../events.ts'
import { inviteesOf } from '../people.ts'
import { refuseOutOfReach } from '../times/dates.ts'
import { getPoll, type PollRow } from './poll-queries.ts'
import { sendPollMails } from './send-poll-mails.ts'

/** Asks people which of some times suit them. */
export async function createPoll(
  tx: Tx,
  actor: { user_id: string },
  { times, attendee_ids, audiences, ...about }: CreatePoll,
): Promise<PollRow> {
  const offered = times.map(({ start_time, end_time }) => ({
    ...{ starts_at: new Date(start_time), ends_at: new Date(end_time) },
  }))
  for (const time of offered) refuseOutOfReach(time, tx.now)
  const invitees = await inviteesOf(tx, actor, { attendee_ids, audiences })
  await spendCalling(tx, actor.user_id)
  const { id: poll_id } = await tx
    .insertInto('meeting_poll')
    .values({ ...about, organizer_id: actor.user_id, created_at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('meeting_poll_time')
    .values(offered.map((time) => ({ poll_id, ...time })))
    .execute()
  await tx
    .insertInto('meeting_poll_invitee')
    .values(invitees.map((user_id) => ({ poll_id, user_id })))
    .execute()
  await enqueue(tx, sendPollMails, { poll_id })
  await publish(tx, pollOpened, { poll_id })
  return getPoll(tx, actor.user_id, poll_id)
}
