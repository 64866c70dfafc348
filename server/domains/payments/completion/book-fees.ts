import type { Tx } from '../../../platform/db/db.ts'
import { type Entry, postJournal } from '../../ledger/index.ts'
import { type ProviderMoney, withProvider } from './received-funds.ts'

/** Books a fee that became known after completion: the correct debits less those already booked. */
export async function bookFees(tx: Tx, payment_id: string, found: ProviderMoney): Promise<void> {
  if (found.fees === null) return
  const payment = await tx
    .selectFrom('payment')
    .select([
      'id',
      'reference',
      'estate_id',
      'landlord_id',
      'subaccount_code',
      'transaction_charge',
      'amount',
    ])
    .where('id', '=', payment_id)
    .where('status', 'in', ['COMPLETED', 'REFUNDED'])
    .where('fees', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!payment || payment.amount !== found.amount) return
  const debits = withProvider(payment, found)
  const put = await putThen(
    tx,
    payment_id,
    debits.map(([code]) => code),
  )
  await postJournal(tx, {
    key: `payment:${payment_id}:fees`,
    estate_id: payment.estate_id,
    payment_id,
    memo: `Fee of payment ${payment.reference}`,
    entries: [...debits, ...put.map(([code, amount]): Entry => [code, -amount])],
  })
  await tx.updateTable('payment').set({ fees: found.fees }).where('id', '=', payment_id).execute()
}

/** Entries of the completion journal in these accounts. */
async function putThen(tx: Tx, payment_id: string, codes: string[]): Promise<Entry[]> {
  const rows = await tx
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .innerJoin('account', 'account.id', 'posting.account_id')
    .select(['account.code', 'posting.amount'])
    .where('journal.key', '=', `payment:${payment_id}:completed`)
    .where('account.code', 'in', codes)
    .execute()
  return rows.map(({ code, amount }) => [code, amount])
}
