import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canChange } from './instruction-policy.ts'
import { lockInstruction } from './instruction-queries.ts'

/** Skips one announced autopay charge: it stays open, to be paid by hand. */
export async function skipAutopayCharge(
  tx: Tx,
  actor: Actor,
  id: string,
  autopay_charge_id: string,
): Promise<void> {
  const instruction = await lockInstruction(tx, id)
  if (!canChange(actor, instruction)) throw problem('PERMISSION_DENIED')
  const debit = orNotFound(
    await tx
      .selectFrom('autopay_charge')
      .select(['id', 'status'])
      .where('id', '=', autopay_charge_id)
      .where('instruction_id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (debit.status !== 'PLANNED') throw problem('ILLEGAL_STATE', { status: debit.status })
  await tx
    .updateTable('autopay_charge')
    .set({ status: 'SKIPPED' })
    .where('id', '=', autopay_charge_id)
    .execute()
}
