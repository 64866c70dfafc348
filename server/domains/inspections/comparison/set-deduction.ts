import type { Comparison, SetDeduction } from '@gida/contract/domains/inspections/comparison'
import { LIFE_MONTHS } from '@gida/contract/domains/inspections/life'
import { deductionOf } from '@gida/contract/domains/inspections/wear'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { inspectionChanged } from '../events.ts'
import { mayDeduct } from '../policy.ts'
import { lockForStaff } from '../reports/inspection-queries.ts'
import { getComparison } from './get-comparison.ts'

/** Records why an item deteriorated and the cost of repair. The deduction is reduced by age and share; none for normal wear. */
export async function setDeduction(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  { item_id, paper_id, ...wanted }: SetDeduction,
): Promise<void> {
  const inspection = await lockForStaff(tx, id)
  if (!mayDeduct(inspection))
    throw new Problem('ILLEGAL_STATE', {
      message: 'Deductions can only be made from a signed move-out report.',
      details: { status: inspection.status },
    })
  const comparison = await getComparison(tx, id)
  refuseSettled(comparison)
  const row = comparison.rows.find(({ item }) => item.id === item_id)
  if (!row) throw problem('NOT_FOUND')
  if (row.verdict !== 'WORSE')
    throw new Problem('ILLEGAL_STATE', {
      message: 'You can only deduct for what is worse than in the move-in report.',
    })
  const { life_class, since } = row.item
  const priced = {
    ...wanted,
    since: wanted.since ?? since,
    life_months: wanted.life_months ?? (life_class && LIFE_MONTHS[life_class]),
  }
  const amount = deductionOf(priced, comparison.on)
  const { held = 0, deducted = 0 } = comparison.deposit ?? {}
  if (deducted - (row.deduction?.amount ?? 0) + amount > held) throw problem('DEPOSIT_TOO_SMALL', { held })
  const values = {
    ...{ ...priced, amount, paper_id: paper_id ?? row.deduction?.paper?.id ?? null },
    ...{ set_by: user_id, set_at: tx.now },
  }
  await tx
    .insertInto('inspection_deduction')
    .values({ item_id, inspection_id: id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute()
  await publish(tx, inspectionChanged, { inspection_id: id, to: 'WRITTEN', at: tx.now.toISOString() })
}

/** What was kept back stays as it was settled. */
export function refuseSettled({ can }: Pick<Comparison, 'can'>): void {
  if (can.deduct) return
  throw new Problem('ILLEGAL_STATE', {
    message: 'The deposit was settled. The agreed deductions can no longer change.',
  })
}
