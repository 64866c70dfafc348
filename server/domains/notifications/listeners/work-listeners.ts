import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/naira'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  approvalAsked,
  getOrder,
  type OrderRow,
  orderChanged,
  orderMoved,
  staffOfWork,
} from '../../work-orders/index.ts'
import type { Words } from '../words/to-office.ts'
import { notifyOfBearer } from './notify-of-bearer.ts'
import { notifyPeople, orderLink, placeOf } from './notify-of-work.ts'
import { notifyOfVisit } from './visit-listeners.ts'

/** Texts for staff about actions of vendors and landlords. */
type Line = { actor_id: string | null; to_value: string | null; note: string }
const SAID: Partial<Record<string, (order: OrderRow, line: Line) => Words | null>> = {
  ASSIGNED: (order, { actor_id, to_value }) =>
    actor_id || to_value
      ? null
      : {
          title: 'A job is unassigned: its assignee has left',
          message: `${order.title}. ${placeOf(order)}`,
        },
  QUOTED: ({ title }, { to_value }) => ({
    title: 'A quote has come in',
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
  APPROVAL_UNANSWERED: ({ title }, { to_value }) => ({
    title: 'The landlord has not answered',
    message: `${title}: ${formatNaira(Number(to_value), 'short')}. Their link has run out. Call them, or withdraw the approval and ask again.`,
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

/** Notifies staff of what others did, not of their own actions, and the tenant of who bears the cost. */
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
    if (line.kind === 'BEARER') return notifyOfBearer(tx, order, line)
    const words = SAID[line.kind]?.(order, line)
    if (!words) return
    const staff = await staffOfWork(tx, order)
    const others = staff.filter((user_id) => user_id !== line.actor_id)
    await notifyPeople(tx, others, { key: `work:${event_id}`, action_url: orderLink(order_id), words })
  },
})

/** Tells the assignee of the assignment, and staff and the landlord who was asked of the completion. */
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
      await notifyPeople(tx, [...(await staffOfWork(tx, order)), await approverOf(tx, order)], {
        ...{ ...about, words: { title: 'The work is done', message: `${order.title}. ${placeOf(order)}` } },
      })
  },
})

/** The landlord, if the cost was approved above the managers' limits. */
async function approverOf(tx: Tx, { id, landlord_id }: OrderRow): Promise<string | null> {
  const asked = tx
    .selectFrom('work_approval')
    .select('id')
    .where('order_id', '=', id)
    .where('level', '=', 'OWNER')
    .where('state', '=', 'APPROVED')
  return (await exists(asked)) ? landlord_id : null
}

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

export const workNotices: AnyListener[] = [notifyOfWork, notifyOfMove, askForApproval, notifyOfVisit]
