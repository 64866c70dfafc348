export { type Arrival, arrivalFromProvider, arrivalIn } from './arrival.ts'
export { bookFees } from './book-fees.ts'
export { checkPayment } from './check-payment.ts'
export { askAgainAt } from './check-times.ts'
export { applyCredit, type CreditedLease } from './credit/apply-credit.ts'
export { creditOf, depositOf } from './credit/held-on.ts'
export { moveDeposit } from './credit/move-deposit.ts'
export { splitWithdrawal } from './credit/split-withdrawal.ts'
export { type Withdrawal, withdrawCharge } from './credit/withdraw-charge.ts'
export { disputeClosed, disputeOpened } from './disputes/events.ts'
export { heldByDispute } from './disputes/held-by-dispute.ts'
export { eraseCharges } from './erase-charges.ts'
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
export { createFee } from './fees/create-fee.ts'
export { activeFeesOf, type EstateFee } from './fees/queries.ts'
export { account } from './ledger/accounts.ts'
export { checkLedger, checkRule, ledgerTotals, RULE_NAMES } from './ledger/check-ledger.ts'
export { lockBooks, lockBooksOf } from './ledger/lock-books.ts'
export { type Entry, type Journal, postJournal } from './ledger/post-journal.ts'
export { listPayments } from './list-payments.ts'
export { cardExpiring } from './methods/events.ts'
export { refuseDay } from './offline/check-day.ts'
export { lockUnitsToRecord } from './offline/lock-unit.ts'
export { findProof } from './offline/proofs.ts'
export { refuseMoreThanInHand } from './offline/take-cash.ts'
export { lockPayments, takeOutOfBooks } from './offline/take-out-of-books.ts'
export { canRecord } from './policy.ts'
export { presentCharge, presentPayment } from './present.ts'
export { dueRows, registerOpen } from './provider/open-at-provider.ts'
export { lookForOutage } from './provider/outage.ts'
export { pursueDue } from './provider/pursue-due.ts'
export { type ChargeRow, charges, getPaymentRow, type PaymentRow, payments } from './queries.ts'
export { type ChargedUnit, type NewCharge, raiseCharges, raiseChargesOfMany } from './raise-charges.ts'
export { listReceipts } from './receipts/receipt-queries.ts'
export { recordPayment } from './record-payment.ts'
export {
  debitAnnounced,
  debitOverCeiling,
  debitPostponed,
  instructionStopped,
} from './recurring/events.ts'
export { isDebit } from './recurring/note-debit.ts'
export {
  getToldDebit,
  getToldInstruction,
  getToldMethod,
  type ToldDebit,
} from './recurring/tell-queries.ts'
export {
  refundCompleted,
  refundFailed,
  refundNeedsAttention,
  secondPaymentReturned,
} from './refunds/events.ts'
export { readMoneyBack } from './refunds/jobs.ts'
export { canRefundCredit } from './refunds/refund-credit.ts'
