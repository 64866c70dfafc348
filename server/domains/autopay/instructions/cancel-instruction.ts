import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canChange } from './instruction-policy.ts'
import { lockInstruction } from './instruction-queries.ts'

/** Cancels an instruction for good. A charge about to run waits for the row lock and then finds nothing to do. */
export async function cancelInstruction(tx: Tx, actor: Actor, id: string): Promise<void> {
  const instruction = await lockInstruction(tx, id)
  if (!canChange(actor, instruction)) throw problem('PERMISSION_DENIED')
  await tx
    .updateTable('autopay_instruction')
    .set({ status: 'CANCELLED', reason: 'BY_TENANT', changed_at: tx.now })
    .where('id', '=', id)
    .execute()
}
