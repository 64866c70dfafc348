import type { RemarkItem } from '@gida/contract/domains/inspections/inspection'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { inspectionChanged } from '../events.ts'
import { mayRemark } from '../policy.ts'
import { getInspection, type InspectionRow, lockInspection } from './inspection-queries.ts'

/** The tenant agrees with or disputes an item; the last remark before the deadline counts. */
export async function remarkItem(
  tx: Tx,
  actor: Actor,
  id: string,
  { item_id, agrees, words }: RemarkItem,
): Promise<InspectionRow> {
  const seen = await getInspection(tx, id)
  if (!seen.is_run && seen.tenant_id !== actor.user_id) throw problem('PERMISSION_DENIED')
  if (!agrees && words.length < 3)
    throw problem('VALIDATION_ERROR', [{ path: 'words', message: 'Say what you do not agree with.' }])
  const inspection = await lockInspection(tx, id)
  if (!mayRemark(actor, inspection, tx.now))
    throw new Problem('ILLEGAL_STATE', {
      message: whyNot(inspection),
      details: { status: inspection.status },
    })
  await itemOf(tx, id, item_id)
  const said = { agrees, words, recorded_by: actor.user_id, at: tx.now }
  await tx
    .insertInto('inspection_remark')
    .values({ inspection_id: id, item_id, ...said })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(said))
    .execute()
  if (!agrees)
    await publish(tx, inspectionChanged, { inspection_id: id, to: 'CONTESTED', at: tx.now.toISOString() })
  return inspection
}

const whyNot = ({ status, is_run, has_tenant_signed }: InspectionRow): string => {
  if (status === 'DRAFT') return 'You can add remarks once the person who wrote the report has signed it.'
  if (status === 'SEALED' && is_run && has_tenant_signed)
    return 'The tenant has signed. They can now add remarks in their own app.'
  return 'The time for remarks is over. The report can no longer change.'
}

/** 404 unless the item belongs to this report. */
export async function itemOf(tx: Tx, inspection_id: string, item_id: string): Promise<void> {
  const found = await tx
    .selectFrom('inspection_item')
    .select('id')
    .where('id', '=', item_id)
    .where('inspection_id', '=', inspection_id)
    .executeTakeFirst()
  if (!found) throw problem('NOT_FOUND')
}
