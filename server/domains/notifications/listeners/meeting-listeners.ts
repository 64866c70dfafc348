import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  getMeeting,
  inviteesChanged,
  inviteesIn,
  type MeetingRow,
  meetingAnswered,
  meetingCalled,
  meetingCancelled,
  meetingChanged,
  meetingNear,
  minutesWritten,
  timeWords,
  whereOf,
} from '../../meetings/index.ts'
import type { Notice } from '../notice.ts'
import { notify, notifyAll } from '../notify.ts'
import type { NewsWords } from '../words/en.ts'
import type { Words } from '../words/to-office.ts'
import { wordsOf } from '../words/words.ts'

const MINUTE_MS = 60_000
const linkOf = (id: string) => `/dashboard/meetings/${id}`
const placed = (when: string, meeting: MeetingRow) => [when, whereOf(meeting)].filter(Boolean).join(' · ')

/** `when`: the time of the meeting, in the language of the words. */
type Say = (words: NewsWords['meeting'] & { when: string }) => Words
type Cause = { key: string; say: Say; action_url?: string } & Pick<Notice, 'expires_at'>

/** Notifies all invitees. */
async function notifyInvitees(tx: Tx, meeting: MeetingRow, key: string, say: Say): Promise<void> {
  await tellPeople(tx, meeting, await inviteesIn(tx, meeting.series_id), { key, say })
}

/** Notifies each in their own language. */
async function tellPeople(
  tx: Tx,
  meeting: MeetingRow,
  people: readonly string[],
  { key, say, action_url = linkOf(meeting.id), ...more }: Cause,
): Promise<void> {
  const own = await wordsOf(tx, people)
  await notifyAll(
    tx,
    people.map((user_id) => {
      const { meeting: words, language } = own(user_id)
      return {
        ...{ user_id, key: `meeting:${meeting.id}:${key}`, type: 'calendar' as const },
        ...{ action_url, ...say({ ...words, when: timeWords(meeting, language) }), ...more },
      }
    }),
  )
}

const invitation =
  (organizer: string, meeting: MeetingRow): Say =>
  ({ invites, when }) => ({
    title: invites(organizer),
    message: `${meeting.title}. ${placed(when, meeting)}`,
  })

const notifyInvited = listener({
  name: 'notify_invitees',
  event: meetingCalled,
  handle: async (tx, { meeting_id }) => {
    const { meeting, organizer } = await findMeeting(tx, meeting_id)
    await notifyInvitees(tx, meeting, 'called', invitation(organizer, meeting))
  },
})

const notifyInvitedLater = listener({
  name: 'notify_invitees',
  event: inviteesChanged,
  handle: async (tx, { meeting_id, sequence, added, dropped }) => {
    const { meeting, organizer } = await findMeeting(tx, meeting_id)
    await tellPeople(tx, meeting, added, { key: `added:${sequence}`, say: invitation(organizer, meeting) })
    await tellPeople(tx, meeting, dropped, {
      ...{ key: `dropped:${sequence}`, action_url: '/dashboard/meetings' },
      say: ({ dropped: title, when }) => ({ title: title(organizer), message: `${meeting.title}, ${when}` }),
    })
  },
})

const notifyChanged = listener({
  name: 'notify_invitees',
  event: meetingChanged,
  handle: async (tx, { meeting_id, sequence }) => {
    const { meeting, organizer } = await findMeeting(tx, meeting_id)
    await notifyInvitees(tx, meeting, `changed:${sequence}`, ({ changed, when }) => ({
      title: changed(organizer),
      message: `${meeting.title}. ${placed(when, meeting)}`,
    }))
  },
})

const notifyCancelled = listener({
  name: 'notify_invitees',
  event: meetingCancelled,
  handle: async (tx, { meeting_id, sequence }) => {
    const { meeting, organizer } = await findMeeting(tx, meeting_id)
    await notifyInvitees(tx, meeting, `cancelled:${sequence}`, ({ cancelled, reason, when }) => ({
      title: cancelled(organizer),
      message: `${meeting.title}, ${when}. ${reason(meeting.cancel_reason ?? '')}`,
    }))
  },
})

/** Reminds those who have not declined. A meeting moved after its reminder is reminded of again. */
const remind = listener({
  name: 'remind',
  event: meetingNear,
  handle: async (tx, { meeting_id, minutes }) => {
    const { meeting } = await findMeeting(tx, meeting_id)
    const left = meeting.starts_at.getTime() - tx.now.getTime()
    if (meeting.status !== 'SCHEDULED' || left <= 0 || left > minutes * MINUTE_MS) return
    const declined = await tx
      .selectFrom('meeting_answer')
      .select('user_id')
      .where('meeting_id', '=', meeting_id)
      .where('status', '=', 'DECLINED')
      .execute()
    const not = new Set(declined.map(({ user_id }) => user_id))
    const people = [meeting.organizer_id, ...(await inviteesIn(tx, meeting.series_id))]
    await tellPeople(
      tx,
      meeting,
      people.filter((user_id) => !not.has(user_id)),
      {
        key: `${minutes}:${meeting.starts_at.toISOString()}`,
        expires_at: meeting.starts_at,
        say: ({ withinDay, withinHour, when }) => ({
          title: minutes > 60 ? withinDay : withinHour,
          message: `${meeting.title}. ${placed(when, meeting)}`,
        }),
      },
    )
  },
})

/** Tells the organizer of each refusal and note; acceptances are only shown on the page. */
const notifyOrganizer = listener({
  name: 'notify_organizer',
  event: meetingAnswered,
  handle: async (tx, { meeting_id, user_id }) => {
    const { meeting } = await findMeeting(tx, meeting_id)
    const answer = await tx
      .selectFrom('meeting_answer')
      .innerJoin('users', 'users.id', 'meeting_answer.user_id')
      .select(['meeting_answer.status', 'note', 'full_name', 'answered_at'])
      .where('meeting_id', '=', meeting_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()
    if (!answer || (answer.status !== 'DECLINED' && answer.note === '')) return
    const said =
      { ACCEPTED: 'accepts', TENTATIVE: 'may come', DECLINED: 'declines' }[answer.status] ?? 'answers'
    await notify(tx, {
      ...{ user_id: meeting.organizer_id, type: 'calendar', action_url: linkOf(meeting_id) },
      key: `meeting:${meeting_id}:answer:${user_id}:${answer.answered_at.toISOString()}`,
      title: `${answer.full_name} ${said}`,
      message: `${meeting.title}, ${timeWords(meeting)}${answer.note && `. “${answer.note}”`}`,
    })
  },
})

const notifyOfMinutes = listener({
  name: 'notify_invitees',
  event: minutesWritten,
  handle: async (tx, { meeting_id }) => {
    const { meeting, organizer } = await findMeeting(tx, meeting_id)
    await notifyInvitees(tx, meeting, 'minutes', ({ minutes, when }) => ({
      title: minutes(organizer),
      message: `${meeting.title}, ${when}`,
    }))
  },
})

async function findMeeting(tx: Tx, id: string): Promise<{ meeting: MeetingRow; organizer: string }> {
  const { organizer_id, full_name } = await tx
    .selectFrom('meeting')
    .innerJoin('meeting_series as series', 'series.id', 'meeting.series_id')
    .innerJoin('users', 'users.id', 'series.organizer_id')
    .select(['series.organizer_id', 'users.full_name'])
    .where('meeting.id', '=', id)
    .executeTakeFirstOrThrow()
  return { meeting: await getMeeting(tx, organizer_id, id), organizer: full_name }
}

export const meetingListeners: AnyListener[] = [
  notifyInvited,
  notifyInvitedLater,
  notifyChanged,
  notifyCancelled,
  remind,
  notifyOrganizer,
  notifyOfMinutes,
]
