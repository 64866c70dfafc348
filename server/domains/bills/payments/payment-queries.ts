import type { VendorPayment } from '@gida/contract/domains/bills/bill'
import type { PayingBearer, TaxOffice, VendorPaymentKind } from '@gida/contract/domains/bills/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

const payments = (tx: Tx) =>
  tx
    .selectFrom('vendor_payment as payment')
    .leftJoin('users as recorder', 'recorder.id', 'payment.recorded_by')
    .selectAll('payment')
    .select('recorder.full_name as recorder_name')
    .select(sql<VendorPaymentKind>`payment.kind`.as('kind'))
    .select(sql<PayingBearer>`payment.bearer`.as('bearer'))
    .select(sql<'TRANSFER' | 'CASH'>`payment.way`.as('way'))
    .select(sql<TaxOffice>`payment.tax_office`.as('tax_office'))
export type PaymentRow = Awaited<ReturnType<typeof getVendorPayment>>

export async function getVendorPayment(tx: Tx, id: string) {
  return orNotFound(await payments(tx).where('payment.id', '=', id).executeTakeFirst())
}

export const paymentsOfBill = (tx: Tx, bill_id: string): Promise<PaymentRow[]> =>
  payments(tx).where('bill_id', '=', bill_id).orderBy('payment.id').execute()

export const advancesOfOrder = (tx: Tx, order_id: string): Promise<PaymentRow[]> =>
  payments(tx).where('order_id', '=', order_id).where('kind', '=', 'ADVANCE').orderBy('payment.id').execute()

/** A payment as shown; only those who pay may void it. */
export function presentPayment(row: PaymentRow, pays: boolean): VendorPayment {
  const { bank_name, account_number } = row
  return {
    ...{ id: row.id, kind: row.kind, amount: row.amount, tax_rate: row.tax_rate, tax_amount: row.tax_amount },
    sent: row.amount - row.tax_amount,
    ...{ paid_on: row.paid_on, way: row.way, bank_reference: row.bank_reference },
    account: account_number && `${bank_name}, ${account_number.slice(-4)}`,
    ...{ recorded_by: row.recorder_name, evidence_id: row.evidence_id },
    ...{ voided_at: row.voided_at?.toISOString() ?? null, void_reason: row.void_reason },
    can: { void: pays && row.voided_at === null },
  }
}
