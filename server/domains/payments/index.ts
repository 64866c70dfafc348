export { beginPayment, type Payer } from './checkout/begin-payment.ts'
export { initializePayment } from './checkout/initialize-payment.ts'
export { arrivalFromProvider, arrivalIn } from './completion/arrival.ts'
export { bookFees } from './completion/book-fees.ts'
export { CHANNEL_WORDS } from './completion/channel.ts'
export { recordPayment } from './completion/record-payment.ts'
export { reviewMismatch, reviewPayment } from './completion/review-payment.ts'
export {
  paymentCompleted,
  paymentFailed,
  paymentNeedsReview,
  paymentReversed,
  paymentUpdated,
  providerAnswersAgain,
  transferMoved,
  unaskedMoneyCame,
} from './events.ts'
export { paymentBegun, paymentBooked, providerAnswered, providerEventReceived } from './hooks.ts'
export { listPayments } from './list-payments.ts'
export { refuseMoreThanInHand } from './offline/cash/take-cash.ts'
export { refuseDay } from './offline/check-day.ts'
export { cleanProof } from './offline/evidence/clean-proof.ts'
export { findProof, proofFile } from './offline/evidence/proofs.ts'
export { lockUnitsToRecord } from './offline/lock-unit.ts'
export { lockPayments, takeOutOfBooks } from './offline/take-out-of-books.ts'
export { presentPayment } from './present.ts'
export { book, checkPayment, move } from './provider/check-payment.ts'
export { askAgainAt } from './provider/check-times.ts'
export { dueRows, registerOpen } from './provider/open-at-provider.ts'
export { lookForOutage } from './provider/outage.ts'
export { pursueDue } from './provider/pursue-due.ts'
export { getPaymentRow, type PaymentRow, paymentRows } from './queries.ts'
