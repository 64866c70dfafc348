import { sql } from 'kysely'
import { postJournal } from '../domains/payments/ledger/post-journal.ts'
import type { Tx } from '../platform/db/db.ts'

/**
 * Gives a caution deposit back whole: promised, then taken by the provider from what it holds for us. The charge stays
 * settled, since nothing is owed again, and so does the receipt.
 */
export async function refundDeposit(tx: Tx, lease_id: string): Promise<void> {
  const found = await sql<{ id: string; reference: string; estate_id: string; amount: number }>`
    select p.id, p.reference, p.estate_id, p.amount
    from payment p
      join allocation a on a.payment_id = p.id
      join charge c on c.id = a.charge_id
    where c.lease_id = ${lease_id} and c.transaction_type = 'CAUTION_DEPOSIT'
      and p.status = 'COMPLETED' and p.amount = c.amount`.execute(tx)
  for (const { id, reference, estate_id, amount } of found.rows) {
    const of = { estate_id, payment_id: id }
    await postJournal(tx, {
      ...of,
      key: `refund:${id}:promised`,
      memo: `Deposit ${reference} to be given back`,
      entries: [
        [`deposit:${lease_id}`, amount],
        ['refunds', -amount],
      ],
    })
    await postJournal(tx, {
      ...of,
      key: `refund:${id}:processed`,
      memo: `Deposit ${reference} given back`,
      entries: [
        ['refunds', amount],
        ['clearing', -amount],
      ],
    })
    await tx.updateTable('payment').set({ status: 'REFUNDED' }).where('id', '=', id).execute()
  }
}
