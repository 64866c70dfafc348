import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A pump of a unit with a photo and a plan, of which one occurrence with a step is raised. */
export async function assetsOf(
  tx: Tx,
  { unit_id, estate_id, user_id }: { unit_id: string; estate_id: string; user_id: string },
  work_order: string,
) {
  const today = lagosDay(tx.now)
  const asset = await insertRow(tx, 'asset', { estate_id, unit_id, kind: 'BOREHOLE_PUMP', name: 'Pump' })
  const asset_file = await insertRow(tx, 'asset_file', {
    ...{ asset_id: asset, uploaded_by: user_id, client_id: randomUUID(), kind: 'PICTURE', size: 5 },
    ...{ name: 'plate.jpg', content_type: 'image/jpeg', sha256: Buffer.from('x'), width: 1, height: 1 },
  })
  const asset_plan = await insertRow(tx, 'asset_plan', {
    ...{ estate_id, unit_id, asset_id: asset, title: 'Service the pump', category: 'WATER' },
    ...{ rule: 'FREQ=MONTHLY', starts_on: '2031-01-01', counts_from: '2031-01-01', next_on: '2031-01-01' },
  })
  const plan_occurrence = await insertRow(tx, 'plan_occurrence', {
    ...{ plan_id: asset_plan, key: today, due_on: today, state: 'OPEN', order_id: work_order },
  })
  const checklist_step = await insertRow(tx, 'checklist_step', {
    ...{ order_id: work_order, position: 0, kind: 'PASS', title: 'Does it leak?', result: 'FAIL' },
  })
  return { asset, asset_file, asset_plan, plan_occurrence, checklist_step }
}
