import type { Step } from '@gida/contract/domains/assets/checklist'
import type { Tx } from '../../../platform/db/db.ts'

/** Copies a checklist to an order, so that later changes of the plan do not affect it. System only. */
export async function copySteps(tx: Tx, order_id: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return
  await tx
    .insertInto('checklist_step')
    .values(steps.map((step, position) => ({ ...step, order_id, position })))
    .execute()
}
