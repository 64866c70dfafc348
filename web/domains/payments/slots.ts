import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { slot } from '../../platform/screens/slot.tsx'

/** A tenant's account as a whole screen: charges, credit and payment methods. */
export const TenantAccount = slot<object>()

/** The receipt of the payment just made, as a whole screen. */
export const PaidReceipt = slot<{ receiptId: string; payment: PaymentDetail }>()

/** The open dispute of a payment. */
export const DisputeOfPayment = slot<{ payment_id: string }>()

/** The refunds of a payment. */
export const RefundsOfPayment = slot<{ payment: PaymentDetail }>()

/** Button to export payments as a file. */
export const PaymentsReport = slot<object>()
