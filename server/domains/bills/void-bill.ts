import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { account, postJournal } from '../ledger/index.ts'
import { lockBill } from './bill-queries.ts'
import { accountOf } from './principal.ts'
import { withdrawRecharge } from './recharge.ts'

/** Voids a bill with a reversing journal. Advances become available for another bill. The row stays, with the reason. */
export async function voidBill(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const bill = await lockBill(tx, actor, id)
  if (bill.voided_at)
    throw new Problem('ILLEGAL_STATE', { message: 'This bill has already been taken back.' })
  if (bill.paid_amount + bill.retention_paid > 0)
    throw new Problem('ILLEGAL_STATE', { message: 'Take back what was paid on this bill first.' })
  await asSystem(tx, () =>
    tx
      .updateTable('vendor_bill')
      .set({ voided_at: tx.now, voided_by: actor.user_id, void_reason: reason })
      .where('id', '=', id)
      .execute(),
  )
  const { vendor_id, amount, retention_amount, advance_amount } = bill
  const owed = account.vendor(vendor_id)
  await postJournal(tx, {
    key: `vendor-bill:${id}:voided`,
    estate_id: bill.estate_id,
    memo: `${bill.title}, ${bill.vendor_name}: taken back`,
    entries: [
      [accountOf(bill), -amount],
      [owed, amount - retention_amount],
      [account.retention(vendor_id), retention_amount],
      [owed, -advance_amount],
      [account.advance(vendor_id), advance_amount],
    ],
  })
  await withdrawRecharge(tx, bill)
}
