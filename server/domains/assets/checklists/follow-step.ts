import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { createOrder, getOrder } from '../../work-orders/index.ts'
import { linkOrder } from '../register/name-asset.ts'
import { lockStep, type StepRow } from './checklist-queries.ts'

/** Creates a work order for a fault found by a step, at the same place and asset. Idempotent. */
export async function followStep(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  id: string,
): Promise<{ row: StepRow; is_new: boolean }> {
  const step = await lockStep(tx, id)
  const order = await getOrder(tx, step.order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  if (step.result !== 'FAIL' && step.result !== 'FLAG')
    throw new Problem('ILLEGAL_STATE', { message: 'Nothing was found wrong here.' })
  const { row, is_new } = await createOrder(tx, {
    ...{ estate_id: order.estate_id, category: order.category, created_by: user_id },
    property_id: order.property_id ?? undefined,
    unit_id: order.unit_id ?? undefined,
    priority: step.result === 'FAIL' ? 'HIGH' : 'MEDIUM',
    title: beginningOf(`${step.title}: ${order.title}`, 160),
    instructions: [step.note, step.answer && `${step.answer} ${step.unit}`.trim()].filter(Boolean).join('\n'),
    origin_key: `step:${id}`,
  })
  const asset = tx.selectFrom('asset_work').select('asset_id').where('order_id', '=', order.id)
  const named = await asset.executeTakeFirst()
  if (named) await linkOrder(tx, { ...named, order_id: row.id })
  await tx.updateTable('checklist_step').set({ followed_by: row.id }).where('id', '=', id).execute()
  return { row: step, is_new }
}
