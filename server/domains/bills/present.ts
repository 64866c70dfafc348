import type { Bill, BillDetail, BillLine } from '@gida/contract/domains/bills/bill'
import { leftOf } from '@gida/contract/domains/bills/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { getEstate } from '../estates/index.ts'
import type { VendorRow } from '../vendors/index.ts'
import type { BillRow } from './bill-queries.ts'
import { paymentsOfBill, presentPayment } from './payments/payment-queries.ts'
import { isFresh } from './payments/vendor-account.ts'
import { paysVendors } from './policy.ts'
import { availableFor } from './principal.ts'
import { vendorToPay } from './vendor-to-pay.ts'
import { rateFor, taxOfNext } from './withholding/withholding.ts'

export const leftOfRow = (row: BillRow) =>
  leftOf(row, {
    on_bill: row.paid_amount,
    of_retention: row.retention_paid,
    is_voided: row.voided_at !== null,
  })

export function presentBill(row: BillRow): Bill {
  const left = leftOfRow(row)
  return {
    ...{ id: row.id, estate_id: row.estate_id, estate_name: row.estate_name },
    ...{ order_id: row.order_id, order_number: row.order_number ?? 0, order_title: row.title },
    ...{ vendor_id: row.vendor_id, vendor_name: row.vendor_name },
    ...{ number: row.number, billed_on: row.billed_on, amount: row.amount },
    ...{ retention_amount: row.retention_amount, advance_amount: row.advance_amount },
    ...{ left: left.bill, retention_left: left.retention, status: left.status },
    ...{ bearer: row.bearer, evidence_id: row.evidence_id },
  }
}

/** One bill with its payments; payment details only for those who may pay. */
export async function presentBillDetail(tx: Tx, actor: Actor, row: BillRow): Promise<BillDetail> {
  const estate = await getEstate(tx, actor, row.estate_id)
  const pays = paysVendors(actor, estate)
  const vendor = pays ? await vendorToPay(tx, row.vendor_id) : null
  const [payments, available] = await together([
    paymentsOfBill(tx, row.id),
    pays ? availableFor(tx, row) : zero(),
  ])
  const bill = presentBill(row)
  const rate = vendor ? rateFor(row.payer, vendor, lagosDay(tx.now)) : 0
  return {
    ...bill,
    lines: row.lines as BillLine[],
    payer: row.payer,
    tax_next: await taxOfNext(tx, row, bill.left || bill.retention_left, rate),
    available,
    account: vendor && accountOf(vendor, actor, tx.now),
    recharge_id: row.recharge_id,
    entered_by: row.enterer_name,
    created_at: row.created_at.toISOString(),
    ...{ voided_at: row.voided_at?.toISOString() ?? null, void_reason: row.void_reason },
    payments: payments.map((payment) => presentPayment(payment, pays)),
    can: {
      pay: pays && bill.status === 'OPEN',
      void: pays && bill.status !== 'VOIDED' && row.paid_amount + row.retention_paid === 0,
    },
  }
}

const zero = async () => 0

/** A vendor's account, for those who may pay. */
export function accountOf(vendor: VendorRow, actor: Actor, now: Date): BillDetail['account'] {
  if (!vendor.account_number) return null
  const must_confirm = isFresh(vendor, now)
  return {
    label: `${vendor.bank_name}, ${vendor.account_number}, ${vendor.account_name}`,
    changed_by_me: must_confirm && vendor.account_changed_by === actor.user_id,
    must_confirm,
  }
}
