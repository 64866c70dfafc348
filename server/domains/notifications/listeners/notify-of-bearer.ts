import type { Tx } from '../../../platform/db/db.ts'
import { getRequest } from '../../maintenance/index.ts'
import { type OrderRow, residentsOf } from '../../work-orders/index.ts'
import { wordsOf } from '../words/words.ts'
import { notifyPeople } from './notify-of-work.ts'

type Decided = { id: string; from_value: string | null; to_value: string | null; note: string }

/** Tells the tenant that the cost of a repair is theirs, or no longer, with the reason, so that they can object before the work. */
export async function notifyOfBearer(
  tx: Tx,
  { title, request_id, unit_id }: OrderRow,
  { id, from_value, to_value, note }: Decided,
): Promise<void> {
  const isTheirs = to_value === 'TENANT'
  if (isTheirs === (from_value === 'TENANT')) return
  const reported = request_id ? (await getRequest(tx, request_id)).tenant_id : null
  const tenants = reported ? [reported] : unit_id ? await residentsOf(tx, unit_id) : []
  const own = await wordsOf(tx, tenants)
  for (const user_id of tenants) {
    const { cost } = own(user_id).fault
    await notifyPeople(tx, [user_id], {
      key: `work:${id}`,
      action_url: reported ? `/dashboard/maintenance/${request_id}` : '/dashboard/messages',
      words: {
        title: isTheirs ? cost.THEIRS : cost.NOT_THEIRS,
        message: [`${title}. ${note}`, isTheirs && cost.disagree].filter(Boolean).join(' '),
      },
    })
  }
}
