import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { paymentUpdated } from '../events.ts'

/** Why the server cancels an attempt. If it is paid after all, no review is needed. */
export const PAGE_LOST = 'The payment page could not be opened.'

/** The fields of a payment that identify its payment intent. */
export type Attempt = { id: string; first_attempt_id: string | null; status: string }

export const firstAttemptOf = ({ id, first_attempt_id }: Pick<Attempt, 'id' | 'first_attempt_id'>): string =>
  first_attempt_id ?? id

const attemptsOf = (tx: Tx, attempt: Attempt) =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('id', '=', firstAttemptOf(attempt)), eb('first_attempt_id', '=', firstAttemptOf(attempt))]),
    )

/** Locks a payment, after the first attempt of its payment intent, so that attempts complete one after another. */
export async function lockAttempt(tx: Tx, payment_id: string) {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', payment_id),
        eb(
          'id',
          '=',
          selectFrom('payment as own').select('own.first_attempt_id').where('own.id', '=', payment_id),
        ),
      ]),
    )
    .orderBy('id') // ids are time-ordered: the first attempt comes first
    .forUpdate()
    .execute()
  const payment = rows.find(({ id }) => id === payment_id)
  if (!payment) throw new Error(`No payment ${payment_id}`)
  return payment
}

/** Other attempts exist only if this is a later one, or this one was cancelled or failed. */
const mayHaveOthers = ({ first_attempt_id, status }: Attempt): boolean =>
  first_attempt_id !== null || status === 'CANCELLED' || status === 'FAILED'

/** Locks the other attempts of the payment intent, before charges and totals. Nearly always there are none. */
export async function lockOtherAttempts(tx: Tx, attempt: Attempt) {
  if (!mayHaveOthers(attempt)) return []
  return attemptsOf(tx, attempt).where('id', '<>', attempt.id).orderBy('id').forUpdate().execute()
}
type OtherAttempt = Awaited<ReturnType<typeof lockOtherAttempts>>[number]

/** The attempt that was paid and not refunded. */
export const paidAmong = (others: readonly OtherAttempt[]): OtherAttempt | undefined =>
  others.find(({ status, refunded_amount, amount }) => status === 'COMPLETED' && refunded_amount < amount)

/** Closes the other attempts of a paid payment intent, so that nobody is sent to their checkout pages. */
export async function closeOtherAttempts(tx: Tx, others: readonly OtherAttempt[]): Promise<void> {
  for (const { id: payment_id } of others.filter(({ status }) => status === 'PENDING')) {
    await tx
      .updateTable('payment')
      .set({ status: 'CANCELLED', failure: 'Another attempt at the same payment succeeded.' })
      .where('id', '=', payment_id)
      .where('status', '=', 'PENDING')
      .execute()
    await publish(tx, paymentUpdated, { payment_id })
  }
}

/** The attempt that determines the status of a payment intent: the paid one, otherwise the last. */
export function getOpenAttempt(tx: Tx, attempt: Attempt) {
  return attemptsOf(tx, attempt)
    .orderBy((eb) => eb('status', 'in', ['COMPLETED', 'REFUNDED']), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}
