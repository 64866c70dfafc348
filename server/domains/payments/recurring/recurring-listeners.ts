import { type AnyListener, listener } from '../../../platform/jobs/facts.ts'
import { paymentCompleted, paymentFailed } from '../events.ts'
import { noteDebitFailed, noteDebitPaid } from './note-debit.ts'

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

export const recurringListeners: AnyListener[] = [paid, failed]
