import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/naira'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getRequest, reportersOf } from '../../maintenance/index.ts'
import {
  approvalAsked,
  getOrder,
  type OrderRow,
  orderChanged,
  orderMoved,
  staffOfWork,
  visitChanged,
} from '../../work-orders/index.ts'
import { notifyAll } from '../notify.ts'
import type { Words } from '../words/to-office.ts'
import { wordsOf } from '../words/words.ts'

const placeOf = ({ unit_name, property_name, estate_name }: OrderRow) =>
  [unit_name ?? property_name, estate_name].filter(Boolean).join(', ')

type WorkNotice = { key: string; action_url: string; urgent?: boolean; words: Words }

async function notifyPeople(
  tx: Tx,
  people: readonly (string | null)[],
  { key, action_url, urgent, words }: WorkNotice,
): Promise<void> {
  await notifyAll(
    tx,
    [...new Set(people.filter((one) => one !== null))].map((user_id) => ({
      ...{ user_id, key, type: 'maintenance' as const, ...words, action_url },
      priority: urgent ? ('high' as const) : ('medium' as const),
    })),
  )
}

const orderLink = (id: string) => `/dashboard/maintenance/orders/${id}`

/** Texts for staff about actions of vendors and landlords. */
type Line = { actor_id: string | null; to_value: string | null; note: string }
const SAID: Partial<Record<string, (order: OrderRow, line: Line) => Words | null>> = {
  ASSIGNED: (order, { actor_id, to_value }) =>
    actor_id || to_value
      ? null
      : {
          title: 'A job is nobody’s again: who had it has left',
          message: `${order.title}. ${placeOf(order)}`,
        },
  QUOTED: ({ title }, { to_value }) => ({
    title: 'A price has come in',
    message: `${title}: ${formatNaira(Number(to_value), 'short')}`,
  }),
  DECLINED: ({ title }, { note }) => ({
    title: 'A vendor cannot come',
    message: [title, note].filter(Boolean).join('. '),
  }),
  OTHER_TIME: ({ title }, { to_value }) => ({
    title: 'A vendor asks for another time',
    message: `${title}: ${formatInstant(to_value ?? '')}`,
  }),
  APPROVED: ({ title }, { to_value }) => ({
    title: 'Approved',
    message: `${title}: ${formatNaira(Number(to_value), 'short')}`,
  }),
  REFUSED: ({ title }, { note }) => ({
    title: 'Not approved',
    message: [title, note].filter(Boolean).join('. '),
  }),
}

/** Notifies staff of what others did, not of their own actions. */
const notifyOfWork = listener({
  name: 'notify_of_work',
  event: orderChanged,
  handle: async (tx, { order_id, event_id }) => {
    const line = await tx
      .selectFrom('work_event')
      .selectAll()
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow()
    const order = await getOrder(tx, order_id)
    const words = SAID[line.kind]?.(order, line)
    if (!words) return
    const staff = await staffOfWork(tx, order)
    const others = staff.filter((user_id) => user_id !== line.actor_id)
    await notifyPeople(tx, others, { key: `work:${event_id}`, action_url: orderLink(order_id), words })
  },
})

/** Tells the assignee of the assignment, and staff of the completion. */
const notifyOfMove = listener({
  name: 'notify_of_work_moved',
  event: orderMoved,
  handle: async (tx, { order_id, event_id, from, to }) => {
    const order = await getOrder(tx, order_id)
    const about = { key: `work:${event_id}`, action_url: orderLink(order_id) }
    if (to === 'ASSIGNED' && order.assigned_to)
      await notifyPeople(tx, [order.assigned_to], {
        ...{ ...about, urgent: order.priority === 'URGENT' },
        words: { title: 'A job for you', message: `${order.title}. ${placeOf(order)}` },
      })
    if (to === 'DONE' && from !== 'DONE')
      await notifyPeople(tx, await staffOfWork(tx, order), {
        ...{ ...about, words: { title: 'The work is done', message: `${order.title}. ${placeOf(order)}` } },
      })
  },
})

/** The landlord and the managers who may approve, except whoever asked. */
const askForApproval = listener({
  name: 'ask_for_work_approval',
  event: approvalAsked,
  handle: async (tx, { approval_id }) => {
    const approval = await tx
      .selectFrom('work_approval')
      .select(['order_id', 'amount', 'asked_by', 'state'])
      .where('id', '=', approval_id)
      .executeTakeFirstOrThrow()
    if (approval.state !== 'ASKED') return
    const order = await getOrder(tx, approval.order_id)
    const managers = await staffOfWork(tx, { estate_id: order.estate_id, unit_id: null })
    const people = [order.landlord_id, ...managers].filter((user_id) => user_id !== approval.asked_by)
    const amount = formatNaira(approval.amount, 'short')
    await notifyPeople(tx, people, {
      ...{ key: `work:approval:${approval_id}`, action_url: orderLink(order.id), urgent: true },
      words: { title: `Approve ${amount}?`, message: `${order.title}. ${placeOf(order)}` },
    })
  },
})

/** Tells residents of a visit and each change of it. */
const notifyOfVisit = listener({
  name: 'notify_of_visit',
  event: visitChanged,
  handle: async (tx, { visit_id, event_id, change }) => {
    const visit = await tx
      .selectFrom('work_visit')
      .select(['order_id', 'starts_at'])
      .where('id', '=', visit_id)
      .executeTakeFirstOrThrow()
    const { request_id, title } = await getOrder(tx, visit.order_id)
    if (!request_id) return
    const { merged_into } = await getRequest(tx, request_id)
    const reporters = await reportersOf(tx, merged_into ?? request_id)
    const own = await wordsOf(
      tx,
      reporters.map(({ user_id }) => user_id),
    )
    const message = `${title}: ${formatInstant(visit.starts_at)}`
    for (const { user_id, request_id: theirs } of reporters)
      await notifyPeople(tx, [user_id], {
        ...{ key: `work:${event_id}`, action_url: `/dashboard/maintenance/${theirs}` },
        words: { title: own(user_id).fault.visit[change], message },
      })
  },
})

export const workNotices: AnyListener[] = [notifyOfWork, notifyOfMove, askForApproval, notifyOfVisit]
