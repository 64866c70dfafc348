import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { account, lockBooks, postJournal } from '../../ledger/index.ts'
import { advanceLeft } from '../order-to-bill.ts'
import { estateToPayFrom } from '../policy.ts'
import { vendorToPay } from '../vendor-to-pay.ts'
import { leftToRemit } from '../withholding/withheld.ts'
import { notifyVoidedPayment } from './notify-paid-vendor.ts'
import { movePaid } from './pay-bill.ts'
import { getVendorPayment, type PaymentRow } from './payment-queries.ts'
import { settledBy } from './record-vendor-payment.ts'

/** Voids a payment recorded by mistake with a reversing journal. Returns its order. */
export async function voidVendorPayment(tx: Tx, actor: Actor, id: string, reason: string): Promise<string> {
  const { estate_id } = await getVendorPayment(tx, id)
  await estateToPayFrom(tx, actor, estate_id)
  await lockBooks(tx, [estate_id])
  const payment = await getVendorPayment(tx, id)
  const { kind, amount, tax_amount, cost, vendor_id, bill_id, order_id } = payment
  if (payment.voided_at) throw refused('This payment has already been taken back.')
  if (kind === 'ADVANCE' && (await advanceLeftOf(tx, payment)) < amount)
    throw refused('This payment is set against a bill. Take that bill back first.')
  const month = payment.paid_on.slice(0, 7)
  if (
    tax_amount > 0 &&
    (await leftToRemit(tx, { estate_id, month, office: payment.tax_office })) < tax_amount
  )
    throw refused(
      'The tax on this payment was recorded as sent to the tax office. If it was not sent, take that back first.',
    )
  await asSystem(tx, () =>
    tx
      .updateTable('vendor_payment')
      .set({ voided_at: tx.now, voided_by: actor.user_id, void_reason: reason })
      .where('id', '=', id)
      .execute(),
  )
  if (bill_id && kind !== 'ADVANCE') await movePaid(tx, bill_id, kind, -amount)
  const from = payment.way === 'CASH' ? account.cash(payment.recorded_by) : account.trust
  await postJournal(tx, {
    key: `vendor-payment:${id}:voided`,
    estate_id,
    memo: 'A payment to a vendor was taken back',
    entries: [
      [settledBy[kind](vendor_id), -amount],
      [account.withheld, tax_amount],
      [account.providerFees, -cost],
      [from, amount - tax_amount + cost],
    ],
  })
  const { phone } = await vendorToPay(tx, vendor_id)
  await asSystem(tx, () => notifyVoidedPayment(tx, { payment_id: id, order_id, phone }, amount - tax_amount))
  return order_id
}

async function advanceLeftOf(
  tx: Tx,
  { order_id, vendor_id, bearer, landlord_id }: PaymentRow,
): Promise<number> {
  const left = advanceLeft({
    order_id: sql`${order_id}`,
    vendor_id: sql`${vendor_id}`,
    bearer: sql`${bearer}`,
    landlord_id: sql`${landlord_id}::uuid`,
  })
  const { rows } = await sql<{ left: number }>`select ${left} as left`.execute(tx)
  return rows[0]?.left ?? 0
}

const refused = (message: string) => new Problem('ILLEGAL_STATE', { message })
