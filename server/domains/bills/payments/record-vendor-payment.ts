import type { PayBill } from '@gida/contract/domains/bills/bill'
import { taxOfficeOf, type VendorPaymentKind } from '@gida/contract/domains/bills/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { account, postJournal, refuseDay } from '../../ledger/index.ts'
import { refuseMoreThanInHand } from '../../payments/index.ts'
import type { VendorRow } from '../../vendors/index.ts'
import { type Principal, refuseOverspend } from '../principal.ts'
import { type Payer, rateFor, taxOfNext } from '../withholding/withholding.ts'
import { notifyPaidVendor } from './notify-paid-vendor.ts'
import { accountPaidTo } from './vendor-account.ts'

export type Paid = Principal & {
  order_id: string
  bill_id: string | null
  /** What the vendor calls the bill, and the retention kept from it. */
  bill?: { number: string; kept: number }
  kind: VendorPaymentKind
  title: string
  vendor: VendorRow
  payer: Payer
}
type Sent = Omit<PayBill, 'of'>

/** The account debited by each kind of payment. */
export const settledBy: Record<VendorPaymentKind, (vendor_id: string) => string> = {
  ADVANCE: account.advance,
  BILL: account.vendor,
  RETENTION: account.retention,
}

/**
 * Records a transfer or cash payment to a vendor, net of withholding tax, at most what its bearer has available. Needs the books'
 * lock; the caller checks that the amount is owed.
 */
export async function recordVendorPayment(tx: Tx, actor: Actor, of: Paid, sent: Sent): Promise<string> {
  refuseDay(tx.now, sent.paid_on, 'paid_on')
  const { vendor, estate_id, kind } = of
  const { amount, cost, way } = sent
  await refuseOverspend(tx, of, amount)
  const tax_rate = rateFor(of.payer, vendor, sent.paid_on)
  const tax_amount = await taxOfNext(tx, { order_id: of.order_id, vendor_id: vendor.id }, amount, tax_rate)
  const net = amount - tax_amount
  if (way === 'CASH') {
    const hint = 'Pay the rest by transfer.'
    await refuseMoreThanInHand(tx, { estate_id, holder: actor.user_id }, net, hint)
  }
  const to = way === 'TRANSFER' ? accountPaidTo(tx, actor, vendor, sent.account_confirmed) : {}
  const { id } = await asSystem(tx, () =>
    tx
      .insertInto('vendor_payment')
      .values({
        ...{ estate_id, order_id: of.order_id, vendor_id: vendor.id, bill_id: of.bill_id, kind },
        ...{ bearer: of.bearer, landlord_id: of.bearer === 'FUND' ? null : of.landlord_id },
        ...{ amount, tax_rate, tax_amount, tax_office: taxOfficeOf(vendor.kind) },
        ...{ paid_on: sent.paid_on, way, cost, evidence_id: sent.evidence_id ?? null },
        bank_reference: way === 'TRANSFER' ? (sent.bank_reference ?? null) : null,
        ...to,
        recorded_by: actor.user_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  ).catch((error: unknown) => {
    throw brokenConstraint(error) === 'vendor_payment_reference_once'
      ? problem('BANK_REFERENCE_TAKEN')
      : error
  })
  await asSystem(tx, () =>
    notifyPaidVendor(
      tx,
      { payment_id: id, order_id: of.order_id, phone: vendor.phone },
      {
        ...{ of: kind, bill: of.bill?.number ?? null, kept: kind === 'BILL' ? (of.bill?.kept ?? 0) : 0 },
        ...{ to: way === 'TRANSFER' ? vendor.account_number : null, sent: net, tax: tax_amount },
      },
    ),
  )
  await postJournal(tx, {
    key: `vendor-payment:${id}:sent`,
    estate_id,
    memo: `${of.title}, paid to ${vendor.name}`,
    entries: [
      [settledBy[kind](vendor.id), amount],
      [account.withheld, -tax_amount],
      [account.providerFees, cost],
      [way === 'CASH' ? account.cash(actor.user_id) : account.trust, -(net + cost)],
    ],
  })
  return id
}
