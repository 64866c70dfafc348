import type { WORK_EVENT_KINDS } from '@gida/contract/domains/work-orders/order'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { orderChanged } from '../events.ts'
import type { By } from '../policy.ts'

type Line = {
  kind: (typeof WORK_EVENT_KINDS)[number]
  from_value?: string | null
  to_value?: string | null
  note?: string | undefined
  client_id?: string | undefined
}

/** Adds a line to an order's log and returns its id. */
export async function writeWorkLine(
  tx: Tx,
  by: By,
  order_id: string,
  { note = '', ...line }: Line,
): Promise<string> {
  const { id } = await tx
    .insertInto('work_event')
    .values({ ...line, ...by_(by), order_id, note, at: tx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish(tx, orderChanged, { order_id, event_id: id })
  return id
}

const by_ = (by: By) => ({
  actor_id: by && 'user_id' in by ? by.user_id : null,
  vendor_id: by && 'vendor_id' in by ? by.vendor_id : null,
})

/** Whether a line with this key exists; a concurrent request with the same key waits for the first. */
export async function isRecorded(tx: Tx, order_id: string, client_id: string): Promise<boolean> {
  await lockNamed(tx, 'said_once', client_id)
  const said = await tx
    .selectFrom('work_event')
    .select('id')
    .where('order_id', '=', order_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return said !== undefined
}
