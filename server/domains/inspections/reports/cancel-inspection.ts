import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { inspectionChanged } from '../events.ts'
import { getInspection, type InspectionRow, lockForStaff } from './inspection-queries.ts'
import { refuseUnlessDraft } from './save-items.ts'

/** Cancels an unsigned report; its content stays. */
export async function cancelInspection(tx: Tx, id: string): Promise<InspectionRow> {
  refuseUnlessDraft(await lockForStaff(tx, id))
  await tx
    .updateTable('inspection')
    .set({ status: 'CANCELLED' })
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .execute()
  await publish(tx, inspectionChanged, { inspection_id: id, to: 'CANCELLED', at: tx.now.toISOString() })
  return getInspection(tx, id)
}
