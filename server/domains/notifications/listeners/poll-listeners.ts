import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { pollAnswered, pollOpened, pollWithdrawn } from '../../meetings/index.ts'
import { notify, notifyAll } from '../notify.ts'
import type { NewsWords } from '../words/en.ts'
import { wordsOf } from '../words/words.ts'

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

/** Notifies all who are asked, each in their own language. */
async function tellAsked(
  tx: Tx,
  { id, title: message, organizer, asked }: Found,
  key: string,
  say: (words: NewsWords['meeting']) => (organizer: string) => string,
): Promise<void> {
  const own = await wordsOf(
    tx,
    asked.map(({ user_id }) => user_id),
  )
  await notifyAll(
    tx,
    asked.map(({ user_id }) => ({
      ...{ user_id, key: `poll:${id}:${key}`, type: 'calendar' as const, action_url: linkOf(id) },
      ...{ title: say(own(user_id).meeting)(organizer), message },
    })),
  )
}

const notifyAsked = listener({
  name: 'notify_asked',
  event: pollOpened,
  handle: async (tx, { poll_id }) => {
    await tellAsked(tx, await findPoll(tx, poll_id), 'opened', ({ asksWhen }) => asksWhen)
  },
})

/** Tells the organizer once, when everybody has answered. */
const notifyAsker = listener({
  name: 'notify_asker',
  event: pollAnswered,
  handle: async (tx, { poll_id }) => {
    const { id, title, organizer_id, asked } = await findPoll(tx, poll_id)
    if (asked.length === 0 || asked.some(({ answered_at }) => answered_at === null)) return
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
    await tellAsked(tx, await findPoll(tx, poll_id), 'withdrawn', ({ pollWithdrawn }) => pollWithdrawn)
  },
})

export const pollListeners: AnyListener[] = [notifyAsked, notifyAsker, notifyWithdrawn]
