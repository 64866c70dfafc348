import { type AnyListener, listener } from '../../platform/jobs/facts.ts'
import { paymentCompleted, paymentFailed } from '../payments/index.ts'
import { noteDebitFailed, noteDebitPaid } from './instructions/note-debit.ts'

const paid = listener({
  name: 'note_debit',
  fact: paymentCompleted,
  hear: (tx, { payment_id }) => noteDebitPaid(tx, payment_id),
})

const failed = listener({
  name: 'note_debit',
  fact: paymentFailed,
  hear: (tx, { payment_id }) => noteDebitFailed(tx, payment_id),
})

export const autopayListeners: AnyListener[] = [paid, failed]
