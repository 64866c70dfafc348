import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  confirmationAsked,
  getRequest,
  type RequestRow,
  reportersOf,
  requestChanged,
  staffOf,
} from '../../maintenance/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words.ts'

const linkOf = (id: string) => `/dashboard/maintenance/${id}`
const placeOf = ({ unit_name, estate_name }: RequestRow) =>
  [unit_name, estate_name].filter(Boolean).join(', ')

/** What reporters read when their request has moved. */
const MOVED: Partial<Record<string, (request: RequestRow, note: string) => Words>> = {
  ASSIGNED: ({ title }) => ({ title: 'Somebody comes for your report', message: title }),
  IN_PROGRESS: ({ title }) => ({ title: 'The work has begun', message: title }),
  ON_HOLD: ({ title }, note) => ({ title: 'Your report is on hold', message: `${title}. ${note}` }),
  RESOLVED: ({ title }) => ({
    title: 'Is it fixed?',
    message: `${title}. Say if it is good, or open it again.`,
  }),
  CLOSED: ({ title }) => ({ title: 'Your report is closed', message: title }),
  CANCELLED: ({ title }, note) => ({ title: 'Your report was not taken up', message: `${title}. ${note}` }),
  OPEN: ({ title }, note) => ({ title: 'Opened again', message: [title, note].filter(Boolean).join('. ') }),
}

async function notifyPeople(
  tx: Tx,
  people: readonly string[],
  { request, key, urgent, words }: { request: RequestRow; key: string; urgent?: boolean; words: Words },
): Promise<void> {
  await notifyAll(
    tx,
    [...new Set(people)].map((user_id) => ({
      ...{ user_id, key: `maintenance:${request.id}:${key}`, type: 'maintenance' as const, ...words },
      ...{ action_url: linkOf(request.id), priority: urgent ? ('high' as const) : ('medium' as const) },
    })),
  )
}

/** Whoever runs the home hears of what is reported and opened again; whoever reported it, of what others do about it. */
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
    const reporters = others(await reportersOf(tx, request_id))
    const urgent = request.priority === 'URGENT'
    if (line.kind === 'REPORTED') {
      const words = { title: request.title, message: `${request.contact_name}, ${placeOf(request)}` }
      await notifyPeople(tx, staff, { request, key, urgent, words })
      if (request.tenant_id !== line.actor_id) {
        const said = { title: 'The office wrote down a fault for you', message: request.title }
        await notifyPeople(tx, reporters, { request, key, words: said })
      }
    }
    if (line.kind === 'MOVED' && line.to_value) {
      const words = MOVED[line.to_value]?.(request, line.note)
      if (words) await notifyPeople(tx, reporters, { request, key, words })
      const reopened = line.to_value === 'OPEN' && line.from_value !== 'ON_HOLD'
      if (words && (reopened || line.to_value === 'CANCELLED'))
        await notifyPeople(tx, staff, { request, key, urgent, words })
    }
    if (line.kind === 'ASSIGNED' && request.assigned_to) {
      const words = { title: 'A job for you', message: `${request.title}. ${placeOf(request)}` }
      await notifyPeople(tx, others([request.assigned_to]), { request, key: `${key}:doer`, urgent, words })
      const comes = MOVED.ASSIGNED?.(request, '')
      if (comes) await notifyPeople(tx, reporters, { request, key, words: comes })
    }
  },
})

const askToConfirm = listener({
  name: 'ask_to_confirm',
  event: confirmationAsked,
  handle: async (tx, { request_id, days }) => {
    const request = await getRequest(tx, request_id)
    if (request.status !== 'RESOLVED') return
    const words = {
      title: 'Is it fixed?',
      message: `${request.title}. Without your word it is closed soon; you can still open it again.`,
    }
    const key = `confirm:${request.reopened_count}:${days}`
    await notifyPeople(tx, await reportersOf(tx, request_id), { request, key, words })
  },
})

export const maintenanceListeners: AnyListener[] = [notifyOfChange, askToConfirm]
