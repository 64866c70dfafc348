import { formatInstant } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { listener } from '../../../platform/jobs/events.ts'
import { getRequest, reportersOf } from '../../maintenance/index.ts'
import { getOrder, type OrderRow, residentsOf, visitChanged } from '../../work-orders/index.ts'
import { wordsOf } from '../words/words.ts'
import { notifyPeople, orderLink, placeOf } from './notify-of-work.ts'

/** Texts for the member of staff who is to come. */
const COMES = {
  PLANNED: 'A visit for you',
  MOVED: 'Your visit has a new time',
  CANCELLED: 'Your visit was cancelled',
} as const

/** Tells the people of the home and whoever comes of a visit and each change of it, but not of their own doing. */
export const notifyOfVisit = listener({
  name: 'notify_of_visit',
  event: visitChanged,
  handle: async (tx, { visit_id, event_id, change }) => {
    const { order_id, starts_at, user_id } = await tx
      .selectFrom('work_visit')
      .select(['order_id', 'starts_at', 'user_id'])
      .where('id', '=', visit_id)
      .executeTakeFirstOrThrow()
    const { actor_id } = await tx
      .selectFrom('work_event')
      .select('actor_id')
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow()
    const order = await getOrder(tx, order_id)
    if (user_id !== actor_id)
      await notifyPeople(tx, [user_id], {
        ...{ key: `work:${event_id}:doer`, action_url: orderLink(order_id) },
        words: {
          title: COMES[change],
          message: `${order.title}: ${formatInstant(starts_at)}. ${placeOf(order)}`,
        },
      })
    const awaited = await awaitedBy(tx, order)
    const own = await wordsOf(
      tx,
      awaited.map((one) => one.user_id),
    )
    for (const { user_id, request_id } of awaited) {
      const { fault, language } = own(user_id)
      const title = !request_id && change === 'PLANNED' ? fault.visit.HOME : fault.visit[change]
      await notifyPeople(tx, [user_id], {
        key: `work:${event_id}`,
        action_url: request_id ? `/dashboard/maintenance/${request_id}` : '/dashboard/calendar',
        words: { title, message: `${order.title}: ${formatInstant(starts_at, language)}` },
      })
    }
  },
})

type Awaited = { user_id: string; request_id: string | null }

/** Those who reported the fault, or whoever lives where work is done that nobody reported. */
async function awaitedBy(tx: Tx, { request_id, unit_id }: OrderRow): Promise<Awaited[]> {
  if (request_id) {
    const { merged_into } = await getRequest(tx, request_id)
    return reportersOf(tx, merged_into ?? request_id)
  }
  const residents = unit_id ? await residentsOf(tx, unit_id) : []
  return residents.map((user_id) => ({ user_id, request_id: null }))
}
