import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { pollAnswered, pollOpened, pollWithdrawn } from '../../meetings/index.ts'
import { notify, notifyAll } from '../notify.ts'
import type { Words } from '../words.ts'

const linkOf = (id: string) => `/dashboard/meetings/polls/${id}`

async function findPoll(tx: Tx, id: string) {
  const poll = await tx
    .selectFrom('meeting_poll as poll')
    .innerJoin('users', 'users.id', 'poll.organizer_id')
    .select(['poll.id', 'poll.title', 'poll.organizer_id', 'users.full_name as organizer'])
    .where('poll.id', '=', id)
    .executeTakeFirstOrThrow()
  const asked = await tx
    .selectFrom('meeting_poll_invitee')
    .select(['user_id', 'answered_at'])
    .where('poll_id', '=', id)
    .execute()
  return { ...poll, asked }
}

type Found = Awaited<ReturnType<typeof findPoll>>

const tellAsked = ({ id, asked }: Found, key: string, words: Words) =>
  asked.map(({ user_id }) => ({
    ...{ user_id, key: `poll:${id}:${key}`, type: 'calendar' as const, action_url: linkOf(id), ...words },
  }))

const notifyAsked = listener({
  name: 'notify_asked',
  event: pollOpened,
  handle: async (tx, { poll_id }) => {
    const poll = await findPoll(tx, poll_id)
    const words = { title: `${poll.organizer} asks when you can come`, message: poll.title }
    await notifyAll(tx, tellAsked(poll, 'opened', words))
  },
})

/** Whoever asks is told once, when nobody's answer is missing any more. */
const notifyAsker = listener({
  name: 'notify_asker',
  event: pollAnswered,
  handle: async (tx, { poll_id }) => {
    const { id, title, organizer_id, asked } = await findPoll(tx, poll_id)
    if (asked.some(({ answered_at }) => answered_at === null)) return
    await notify(tx, {
      ...{ user_id: organizer_id, key: `poll:${id}:complete`, type: 'calendar', action_url: linkOf(id) },
      ...{ title: 'All have chosen a time', message: title },
    })
  },
})

const notifyWithdrawn = listener({
  name: 'notify_asked',
  event: pollWithdrawn,
  handle: async (tx, { poll_id }) => {
    const poll = await findPoll(tx, poll_id)
    const words = { title: `${poll.organizer} has withdrawn a poll`, message: poll.title }
    await notifyAll(tx, tellAsked(poll, 'withdrawn', words))
  },
})

export const pollListeners: AnyListener[] = [notifyAsked, notifyAsker, notifyWithdrawn]
