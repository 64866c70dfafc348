import type { BankBalance } from '@gida/contract/domains/books/trust'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { refuseOthers } from '../refuse-others.ts'

/** Stores the bank's balance of a day for reconciliation. */
export async function recordBankBalance(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { day, amount }: BankBalance,
): Promise<BankBalance> {
  await refuseOthers(tx, actor, estate_id)
  if (day > lagosDay(tx.now)) throw problem('DAY_TO_COME')
  await elevateToSystem(tx)
  const said = { amount, recorded_by: actor.user_id, recorded_at: tx.now }
  await tx
    .insertInto('bank_balance')
    .values({ estate_id, day, ...said })
    .onConflict((conflict) => conflict.columns(['estate_id', 'day']).doUpdateSet(said))
    .execute()
  return { day, amount }
}
