import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { retainedCommission } from '../../charges/index.ts'
import { account, type Owner, owedTo, postJournal } from '../../ledger/index.ts'

export const gone = (message: string) => new Problem('ILLEGAL_STATE', { message })

/** Reopens the charges of a reversed payment; a charge already turned into credit would be reopened twice. */
export async function owedAgain(tx: Tx, payment_id: string): Promise<OwedAgain[]> {
  const charges = await tx
    .selectFrom('charge')
    .innerJoin('allocation', 'allocation.charge_id', 'charge.id')
    .select(['charge.id', 'charge.description', 'charge.settled_amount', 'charge.credit_amount'])
    .select(['charge.transaction_type', 'charge.landlord_id', 'charge.lease_id', 'charge.estate_id'])
    .select('allocation.settled_amount as paid')
    .where('allocation.payment_id', '=', payment_id)
    .orderBy('charge.id')
    .forNoKeyUpdate('charge')
    .execute()
  for (const { id, description, settled_amount, credit_amount, paid } of charges) {
    if (credit_amount < -(settled_amount - paid)) {
      throw gone(
        `What it paid for ${description} has since been returned as credit. The payment cannot be reversed.`,
      )
    }
    await tx
      .updateTable('charge')
      .set({ settled_amount: settled_amount - paid })
      .where('id', '=', id)
      .execute()
  }
  await tx
    .updateTable('allocation')
    .set({ settled_amount: 0, commission_amount: 0 })
    .where('payment_id', '=', payment_id)
    .execute()
  return charges.map((charge) => ({
    ...charge,
    collected: charge.settled_amount - charge.paid + charge.credit_amount,
  }))
}

type OwedAgain = Owner & { id: string; description: string; collected: number }

/**
 * Partial withdrawals returned commission in rounded parts. Corrects it so that the manager keeps at most the commission
 * on what is still collected, and never less than zero.
 */
export async function evenCommission(
  tx: Tx,
  payment_id: string,
  charges: readonly OwedAgain[],
): Promise<void> {
  const kept = await retainedCommission(
    tx,
    charges.map(({ id }) => id),
  )
  for (const charge of charges) {
    const has = kept.get(charge.id) ?? 0
    const excess = has - Math.min(Math.max(has, 0), charge.collected)
    if (excess === 0) continue
    await postJournal(tx, {
      key: `charge:${charge.id}:evened:${payment_id}`,
      estate_id: charge.estate_id,
      memo: `${charge.description}, the rest of its commission`,
      entries: [
        [account.commission, excess],
        [owedTo(charge), -excess],
      ],
    })
    await tx
      .updateTable('charge')
      .set((eb) => ({ credit_commission: eb('credit_commission', '-', excess) }))
      .where('id', '=', charge.id)
      .execute()
  }
}
