import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  confirmationAsked,
  getRequest,
  type Reporter,
  type RequestRow,
  reportersOf,
  requestChanged,
  staffOf,
} from '../../maintenance/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import type { NewsWords } from '../words/en.ts'
import type { Words } from '../words/to-office.ts'
import { newsWords, wordsOf } from '../words/words.ts'

const linkOf = (id: string) => `/dashboard/maintenance/${id}`
const placeOf = ({ unit_name, estate_name }: RequestRow) =>
  [unit_name, estate_name].filter(Boolean).join(', ')

/** Texts for reporters when their request has moved. */
const MOVED: Partial<Record<string, (fault: NewsWords['fault'], title: string, note: string) => Words>> = {
  ASSIGNED: (fault, message) => ({ title: fault.ASSIGNED, message }),
  IN_PROGRESS: (fault, message) => ({ title: fault.IN_PROGRESS, message }),
  ON_HOLD: (fault, title, note) => ({ title: fault.ON_HOLD, message: `${title}. ${note}` }),
  RESOLVED: (fault, title) => ({ title: fault.RESOLVED, message: `${title}. ${fault.sayWhether}` }),
  CLOSED: (fault, message) => ({ title: fault.CLOSED, message }),
  CANCELLED: (fault, title, note) => ({ title: fault.CANCELLED, message: `${title}. ${note}` }),
  OPEN: (fault, title, note) => ({ title: fault.OPEN, message: [title, note].filter(Boolean).join('. ') }),
}

type RequestNotice = { request: RequestRow; key: string; urgent?: boolean; words: Words }

async function notifyPeople(
  tx: Tx,
  people: readonly string[],
  { words, ...about }: RequestNotice,
): Promise<void> {
  await notifyAll(
    tx,
    [...new Set(people)].map((user_id) => noticeOf(user_id, words, about)),
  )
}

const noticeOf = (
  user_id: string,
  words: Words,
  { request, key, urgent }: Omit<RequestNotice, 'words'>,
  read = request.id,
): Notice => ({
  ...{ user_id, key: `maintenance:${request.id}:${key}`, type: 'maintenance', ...words },
  ...{ action_url: linkOf(read), priority: urgent ? 'high' : 'medium' },
})

/** Tells the reporters in their own language, linking to their own request, since they may not see the one it was merged into. */
async function notifyReporters(
  tx: Tx,
  reporters: readonly Reporter[],
  about: Omit<RequestNotice, 'words' | 'urgent'>,
  say: (fault: NewsWords['fault']) => Words,
): Promise<void> {
  const own = await wordsOf(
    tx,
    reporters.map(({ user_id }) => user_id),
  )
  await notifyAll(
    tx,
    reporters.map(({ user_id, request_id }) => noticeOf(user_id, say(own(user_id).fault), about, request_id)),
  )
}

/** Tells staff of reported and reopened requests, and reporters of what others do about theirs. */
const notifyOfChange = listener({
  name: 'notify_of_request',
  event: requestChanged,
  handle: async (tx, { request_id, event_id }) => {
    const request = await getRequest(tx, request_id)
    const line = await tx
      .selectFrom('maintenance_event')
      .selectAll()
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow()
    const others = (people: readonly string[]) => people.filter((user_id) => user_id !== line.actor_id)
    const key = `${event_id}`
    const staff = others(await staffOf(tx, request))
    const reporters = (await reportersOf(tx, request_id)).filter(({ user_id }) => user_id !== line.actor_id)
    const urgent = request.priority === 'URGENT'
    if (line.kind === 'REPORTED') {
      const words = { title: request.title, message: `${request.contact_name}, ${placeOf(request)}` }
      await notifyPeople(tx, staff, { request, key, urgent, words })
      if (request.tenant_id !== line.actor_id) {
        const message = request.title
        await notifyReporters(tx, reporters, { request, key }, ({ writtenDown: title }) => ({
          title,
          message,
        }))
      }
    }
    if (line.kind === 'MOVED' && line.to_value) {
      const say = MOVED[line.to_value]
      const said = (fault: NewsWords['fault']) => say?.(fault, request.title, line.note)
      const reopened = line.to_value === 'OPEN' && line.from_value !== 'ON_HOLD'
      const words = said(newsWords.en.fault)
      if (words) await notifyReporters(tx, reporters, { request, key }, (fault) => said(fault) ?? words)
      if (words && (reopened || line.to_value === 'CANCELLED'))
        await notifyPeople(tx, staff, { request, key, urgent, words })
    }
    if (line.kind === 'ASSIGNED' && line.actor_id === null && !request.assigned_to) {
      const message = `${request.title}. ${placeOf(request)}`
      const words = { title: 'A job is unassigned: its assignee has left', message }
      await notifyPeople(tx, staff, { request, key, urgent, words })
    }
    if (line.kind === 'ASSIGNED' && request.assigned_to) {
      const words = { title: 'A job for you', message: `${request.title}. ${placeOf(request)}` }
      await notifyPeople(tx, others([request.assigned_to]), { request, key: `${key}:doer`, urgent, words })
      const message = request.title
      await notifyReporters(tx, reporters, { request, key }, ({ ASSIGNED: title }) => ({ title, message }))
    }
  },
})

const askToConfirm = listener({
  name: 'ask_to_confirm',
  event: confirmationAsked,
  handle: async (tx, { request_id, days }) => {
    const request = await getRequest(tx, request_id)
    if (request.status !== 'RESOLVED') return
    const key = `confirm:${request.reopened_count}:${days}`
    // Skips those who have answered already.
    const asked = (await reportersOf(tx, request_id)).filter(({ status }) => status === 'RESOLVED')
    await notifyReporters(tx, asked, { request, key }, (fault) => ({
      title: fault.RESOLVED,
      message: `${request.title}. ${fault.sayOrClosed}`,
    }))
  },
})

export const maintenanceListeners: AnyListener[] = [notifyOfChange, askToConfirm]
