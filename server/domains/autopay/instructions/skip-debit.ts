import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canChange } from './instruction-policy.ts'
import { lockInstruction } from './instruction-queries.ts'

/** Leaves one announced debit out: its charge stays owed, and is paid by hand. */
export async function skipDebit(tx: Tx, actor: Actor, id: string, debit_id: string): Promise<void> {
  const instruction = await lockInstruction(tx, id)
  if (!canChange(actor, instruction)) throw problem('PERMISSION_DENIED')
  const debit = orNotFound(
    await tx
      .selectFrom('standing_debit')
      .select(['id', 'status'])
      .where('id', '=', debit_id)
      .where('instruction_id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (debit.status !== 'PLANNED') throw problem('ILLEGAL_STATE', { status: debit.status })
  await tx.updateTable('standing_debit').set({ status: 'SKIPPED' }).where('id', '=', debit_id).execute()
}
