import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { slot } from '../../platform/screens/slot.tsx'

/** What a tenant owes and holds, and how they pay, as a whole screen. */
export const TenantAccount = slot<object>()

/** The receipt of what has just been paid, as a whole screen. */
export const PaidReceipt = slot<{ receiptId: string; payment: PaymentDetail }>()

/** A dispute about a payment while nothing is decided. */
export const DisputeOfPayment = slot<{ payment_id: string }>()

/** What went back of a payment. */
export const RefundsOfPayment = slot<{ payment: PaymentDetail }>()

/** Payments as a file: a button beside their list. */
export const PaymentsReport = slot<object>()
