import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { paymentCompleted, paymentFailed } from '../payments/index.ts'
import { recordAutopayFailed, recordAutopayPaid } from './instructions/record-autopay-outcome.ts'

const paid = listener({
  name: 'record_autopay_outcome',
  event: paymentCompleted,
  handle: (tx, { payment_id }) => recordAutopayPaid(tx, payment_id),
})

const failed = listener({
  name: 'record_autopay_outcome',
  event: paymentFailed,
  handle: (tx, { payment_id }) => recordAutopayFailed(tx, payment_id),
})

export const autopayListeners: AnyListener[] = [paid, failed]
