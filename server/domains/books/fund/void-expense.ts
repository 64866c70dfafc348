import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { getEstate } from '../../estates/index.ts'
import { account, postJournal } from '../../ledger/index.ts'
import { canManageFund } from '../policy.ts'
import { getExpense } from './expense-queries.ts'

/** Voids an expense with a reversing journal. The row stays, with the reason. */
export async function voidExpense(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const expense = await getExpense(tx, id)
  const { estate_id, amount } = expense
  if (!canManageFund(actor, await getEstate(tx, actor, estate_id))) throw problem('PERMISSION_DENIED')

  await elevateToSystem(tx)
  const voided = await tx
    .updateTable('fund_expense')
    .set({ voided_at: tx.now, voided_by: actor.user_id, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!voided) throw new Problem('ILLEGAL_STATE', { message: 'This expense has already been taken back.' })
  await postJournal(tx, {
    key: `expense:${id}:voided`,
    estate_id,
    memo: `${expense.description}, ${expense.vendor}: taken back`,
    entries: [
      [account.fund(estate_id), -amount],
      [expense.paid_from === 'CASH' ? account.cash(expense.recorded_by) : account.trust, amount],
    ],
  })
}
