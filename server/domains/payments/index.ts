export { beginPayment } from './checkout/begin-payment.ts'
export { initializePayment } from './checkout/initialize-payment.ts'
export { bookFees } from './completion/book-fees.ts'
export { receivedFromProvider, receivedIn } from './completion/received-funds.ts'
export { recordPayment } from './completion/record-payment.ts'
export { reviewPayment } from './completion/review-payment.ts'
export {
  paymentCompleted,
  paymentFailed,
  paymentNeedsReview,
  paymentReversed,
  paymentUpdated,
} from './events.ts'
export { paymentBegun, paymentBooked, providerAnswered, providerEventReceived } from './hooks.ts'
export { listPayments } from './list-payments.ts'
export { bookReversals } from './offline/book-reversal.ts'
export { refuseMoreThanInHand } from './offline/cash/cash-in-hand.ts'
export { evidenceFiles } from './offline/evidence/evidence.ts'
export { presentPayment } from './present.ts'
export { book, checkPayment, move } from './provider/check-payment.ts'
export { getPaymentRow } from './queries.ts'
