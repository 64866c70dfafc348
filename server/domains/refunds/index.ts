export { disputeClosed, disputeOpened } from './disputes/events.ts'
export { refundCompleted, refundFailed, refundNeedsAttention, secondPaymentReturned } from './events.ts'
export { readMoneyBack } from './jobs.ts'
export { canRefundCredit } from './refund-credit.ts'
