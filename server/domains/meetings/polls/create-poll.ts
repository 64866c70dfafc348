import type { CreatePoll } from '@gida/contract/domains/meetings/poll'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { onlyEstateOf, spendCalling } from '../call-meeting.ts'
import { pollOpened } from '../events.ts'
import { inviteesOf } from '../people.ts'
import { refuseOutOfReach } from '../times/dates.ts'
import { getPoll, type PollRow, timesOf } from './poll-queries.ts'
import { sendPollMails } from './send-poll-mails.ts'

/** Asks people which of several times suit them. Idempotent by `client_id`. */
export async function createPoll(
  tx: Tx,
  actor: { user_id: string },
  wanted: CreatePoll,
): Promise<{ row: PollRow; is_new: boolean }> {
  const { client_id } = wanted
  const known = client_id && (await findSent(tx, actor.user_id, client_id))
  if (known) return { row: await asKnown(tx, actor, known, wanted), is_new: false }
  const { times, attendee_ids, audiences, ...about } = wanted
  const offered = times.map(({ start_time, end_time }) => ({
    ...{ starts_at: new Date(start_time), ends_at: new Date(end_time) },
  }))
  for (const time of offered) refuseOutOfReach(time, tx.now)
  const invitees = await inviteesOf(tx, actor, { attendee_ids, audiences })
  await spendCalling(tx, actor.user_id)
  const made = await tx
    .insertInto('meeting_poll')
    .values({
      ...{ ...about, organizer_id: actor.user_id, created_at: tx.now },
      estate_id: about.estate_id ?? onlyEstateOf(audiences),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // A concurrent request inserted it first.
  if (!made) return createPoll(tx, actor, wanted)
  const { id: poll_id } = made
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
  return { row: await getPoll(tx, actor.user_id, poll_id), is_new: true }
}

async function findSent(tx: Tx, user_id: string, client_id: string): Promise<PollRow | undefined> {
  const sent = await tx
    .selectFrom('meeting_poll')
    .select('id')
    .where('organizer_id', '=', user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return sent && getPoll(tx, user_id, sent.id)
}

/** 409 if the `client_id` was used for a different poll. */
async function asKnown(
  tx: Tx,
  actor: { user_id: string },
  known: PollRow,
  { times, attendee_ids, audiences, ...about }: CreatePoll,
): Promise<PollRow> {
  const offered = (await timesOf(tx, actor.user_id, [known.id])).map(spanOf)
  const asked = await tx
    .selectFrom('meeting_poll_invitee')
    .select('user_id')
    .where('poll_id', '=', known.id)
    .orderBy('user_id')
    .execute()
  const invitees = await inviteesOf(tx, actor, { attendee_ids, audiences })
  const isSame =
    known.title === about.title &&
    known.meeting_type === about.meeting_type &&
    known.location === about.location &&
    known.agenda === about.agenda &&
    known.url === (about.url ?? null) &&
    known.estate_id === ((about.estate_id ?? onlyEstateOf(audiences))?.toLowerCase() ?? null) &&
    offered.sort().join() === times.map(timeSpanOf).sort().join() &&
    invitees.join() === asked.map(({ user_id }) => user_id).join()
  if (!isSame) throw problem('CLIENT_ID_USED')
  return known
}

const spanOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => `${+starts_at}-${+ends_at}`
const timeSpanOf = ({ start_time, end_time }: CreatePoll['times'][number]) =>
  spanOf({ starts_at: new Date(start_time), ends_at: new Date(end_time) })
