import type { Tx } from '../../../platform/db/db.ts'
import { type PaidVendor, textVendor, vendorTexts } from '../../work-orders/index.ts'

type Order = { order_id: string; phone: string }

/** Texts a vendor what was paid, for what, and what was withheld: also a guard against payments that never left. System only. */
export async function notifyPaidVendor(
  tx: Tx,
  { payment_id, order_id, phone }: Order & { payment_id: string },
  paid: PaidVendor,
): Promise<void> {
  const { number, title } = await orderOf(tx, order_id)
  await textVendor(tx, { id: payment_id, phone, key: 'paid' }, vendorTexts.paid(number, title, paid))
}

/** Texts a vendor that a payment they were told of was recorded by mistake. System only. */
export async function notifyVoidedPayment(
  tx: Tx,
  { payment_id, order_id, phone }: Order & { payment_id: string },
  sent: number,
): Promise<void> {
  const { number } = await orderOf(tx, order_id)
  await textVendor(tx, { id: payment_id, phone, key: 'voided' }, vendorTexts.unpaid(number, sent))
}

const orderOf = (tx: Tx, id: string) =>
  tx.selectFrom('work_order').select(['number', 'title']).where('id', '=', id).executeTakeFirstOrThrow()
