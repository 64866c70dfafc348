import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'

const { addWorkNote } = client.work

/** Notes of the work, in the order of writing. */
export const outbox = openOutbox<{ order_id: string; note: string }, WorkOrderDetail>({
  kind: 'work_notes',
  calls: [addWorkNote],
  about: ({ order_id }) => order_id,
  shown: ({ note, order_id }) => ({ text: note, to: `/dashboard/maintenance/orders/${order_id}` }),
  send: async ({ order_id, note, client_id }) => {
    const order = await addWorkNote({ params: { id: order_id }, body: { note, client_id } })
    void invalidateBy(addWorkNote)
    return order
  },
})
