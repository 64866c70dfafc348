import type { PayBill } from '@gida/contract/domains/bills/bill'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { lockBill } from '../bill-queries.ts'
import { leftOfRow } from '../present.ts'
import { vendorToPay } from '../vendor-to-pay.ts'
import { recordVendorPayment } from './record-vendor-payment.ts'

/** Records a payment of a bill or of its retention, at most what is left. */
export async function payBill(tx: Tx, actor: Actor, id: string, { of, ...sent }: PayBill): Promise<void> {
  const bill = await lockBill(tx, actor, id)
  const left = leftOfRow(bill)
  if (left.status === 'VOIDED')
    throw new Problem('ILLEGAL_STATE', { message: 'This bill was taken back, so nothing is owed on it.' })
  const most = of === 'BILL' ? left.bill : left.retention
  if (most === 0) throw new Problem('ILLEGAL_STATE', { message: 'This is already paid.' })
  if (sent.amount > most)
    throw new Problem('AMOUNT_TOO_LARGE', {
      message: `${formatNaira(most)} of this is left. Pay no more than that.`,
      details: { left: most },
    })
  const vendor = await vendorToPay(tx, bill.vendor_id)
  const named = { number: bill.number, kept: left.retention }
  await recordVendorPayment(tx, actor, { ...bill, bill_id: id, bill: named, kind: of, vendor }, sent)
  await movePaid(tx, id, of, sent.amount)
}

/** Updates the paid amount of a bill; a constraint refuses more than the total. */
export async function movePaid(
  tx: Tx,
  bill_id: string,
  of: 'BILL' | 'RETENTION',
  amount: number,
): Promise<void> {
  const column = of === 'BILL' ? 'paid_amount' : 'retention_paid'
  await asSystem(tx, () =>
    tx
      .updateTable('vendor_bill')
      .set({ [column]: sql`${sql.ref(column)} + ${amount}` })
      .where('id', '=', bill_id)
      .execute(),
  )
}
