import type { Step } from '@gida/contract/domains/assets/checklist'
import type { Tx } from '../../../platform/db/db.ts'

/** The checklist of an order, as it is now: what is changed in the plan later changes nothing here. By the server alone. */
export async function copySteps(tx: Tx, order_id: string, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return
  await tx
    .insertInto('checklist_step')
    .values(steps.map((step, position) => ({ ...step, order_id, position })))
    .execute()
}
