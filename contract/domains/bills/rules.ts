import type { Bearer } from '../work-orders/rules.ts'

/** Who pays for a bill in the books. Work under the vendor's warranty costs nothing. */
export const PAYING_BEARERS = ['LANDLORD', 'TENANT', 'FUND'] as const
export type PayingBearer = (typeof PAYING_BEARERS)[number]
export const isPaying = (bearer: Bearer | null): bearer is PayingBearer =>
  PAYING_BEARERS.some((paying) => paying === bearer)

/** A payment before the bill, of the bill, or of its retention. */
export const VENDOR_PAYMENT_KINDS = ['ADVANCE', 'BILL', 'RETENTION'] as const
export type VendorPaymentKind = (typeof VENDOR_PAYMENT_KINDS)[number]

export const TAX_OFFICES = ['FEDERAL', 'STATE'] as const
export type TaxOffice = (typeof TAX_OFFICES)[number]

/** Companies are taxed by the federal authority, persons by their state. */
export const taxOfficeOf = (kind: 'PERSON' | 'FIRM'): TaxOffice => (kind === 'FIRM' ? 'FEDERAL' : 'STATE')

export const BILL_STATUSES = ['OPEN', 'PAID', 'VOIDED'] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

type Standing = { amount: number; retention_amount: number; advance_amount: number }
type Paid = { on_bill: number; of_retention: number; is_voided: boolean }

/** What is still unpaid of a bill and of its retention. */
export function leftOf(bill: Standing, paid: Paid): { bill: number; retention: number; status: BillStatus } {
  if (paid.is_voided) return { bill: 0, retention: 0, status: 'VOIDED' }
  const left = bill.amount - bill.retention_amount - bill.advance_amount - paid.on_bill
  const retention = bill.retention_amount - paid.of_retention
  return { bill: left, retention, status: left + retention === 0 ? 'PAID' : 'OPEN' }
}
