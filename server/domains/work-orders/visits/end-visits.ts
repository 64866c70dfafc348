import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { visitChanged } from '../events.ts'
import { writeWorkLine } from '../orders/log.ts'
import type { By } from '../policy.ts'

/** Completes the current visit of a finished order and cancels later ones. System only. */
export async function endVisits(tx: Tx, by: By, order_id: string): Promise<void> {
  await tx
    .updateTable('work_visit')
    .set((eb) => ({
      arrived_at: eb.fn.coalesce('arrived_at', eb.val(tx.now)),
      left_at: tx.now,
      outcome: eb.val('DONE' as const),
    }))
    .where('order_id', '=', order_id)
    .where('cancelled_at', 'is', null)
    .where('left_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('arrived_at', 'is not', null),
        eb.and([eb('starts_at', '<=', tx.now), eb('ends_at', '>', tx.now)]),
      ]),
    )
    .execute()
  await callOffVisits(tx, by, order_id)
}

/** Cancels the visits of people who no longer have the order. System only. */
export async function callOffVisits(
  tx: Tx,
  by: By,
  order_id: string,
  /** The vendor who has it now, whose visits stay. */
  holder?: string,
): Promise<void> {
  const off = await tx
    .updateTable('work_visit')
    .set({ cancelled_at: tx.now })
    .where('order_id', '=', order_id)
    .where('ends_at', '>', tx.now)
    .where('cancelled_at', 'is', null)
    .where('left_at', 'is', null)
    .$if(holder !== undefined, (visits) => visits.where('vendor_id', 'is distinct from', holder ?? ''))
    .returning(['id', 'starts_at'])
    .execute()
  for (const { id, starts_at } of off) {
    const line = { from_value: 'CANCELLED', to_value: starts_at.toISOString() }
    const event_id = await writeWorkLine(tx, by, order_id, { ...line, kind: 'VISIT' })
    await publish(tx, visitChanged, { visit_id: id, event_id, change: 'CANCELLED' })
  }
}
