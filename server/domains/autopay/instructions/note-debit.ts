import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { MOST_FAILURES_IN_A_ROW, methods } from '../payment-methods/method-queries.ts'
import { debitPostponed } from './events.ts'
import { judgeDecline, retryAfterDays } from './judge-decline.ts'
import { changeDebit } from './lock-debit.ts'
import { stopInstruction } from './stop-instruction.ts'

/** The try that a payment is, with its debit; both the instruction and the debit are locked, in this order. */
async function lockTry(tx: Tx, payment_id: string) {
  const tried = await tx
    .selectFrom('standing_attempt as attempt')
    .innerJoin('standing_debit as debit', 'debit.id', 'attempt.debit_id')
    .select(['attempt.attempt', 'debit.id as debit_id', 'debit.instruction_id'])
    .select((eb) =>
      eb
        .selectFrom('standing_attempt as later')
        .select((last) => last.fn.max('later.attempt').as('last'))
        .whereRef('later.debit_id', '=', 'debit.id')
        .as('last'),
    )
    .where('attempt.payment_id', '=', payment_id)
    .executeTakeFirst()
  if (!tried) return null
  const instruction = await tx
    .selectFrom('standing_instruction')
    .select(['id', 'method_id'])
    .where('id', '=', tried.instruction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const debit = await tx
    .selectFrom('standing_debit')
    .select(['id', 'status', 'failures'])
    .where('id', '=', tried.debit_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { attempt: tried.attempt, isLast: tried.attempt === tried.last, instruction, debit }
}

/** Whether a payment is a debit that nobody sat before: its failure is told in other words. */
export async function isDebit(tx: Tx, payment_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('standing_attempt')
    .select('attempt')
    .where('payment_id', '=', payment_id)
    .executeTakeFirst()
  return found !== undefined
}

/** The money is in, be it by a try that was taken for failed. */
export async function noteDebitPaid(tx: Tx, payment_id: string): Promise<void> {
  const found = await lockTry(tx, payment_id)
  if (found) await changeDebit(tx, found.debit.id, { status: 'PAID', failure: null })
}

/**
 * Tries again by the rule, or pauses the instruction. Said twice, it counts once: the debit is under way no more, or by
 * another try.
 */
export async function noteDebitFailed(tx: Tx, payment_id: string): Promise<void> {
  const found = await lockTry(tx, payment_id)
  if (found?.debit.status !== 'UNDER_WAY' || !found.isLast) return
  const { instruction, debit, attempt } = found
  const payment = await tx
    .selectFrom('payment')
    .select(['status', 'failure'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  if (payment.status !== 'FAILED') return // it was paid meanwhile
  const judged = judgeDecline(payment.failure)
  const failures = debit.failures + 1
  const days = judged === 'HARD' ? null : retryAfterDays(failures)
  const isWornOut = await hasFailedTooOften(tx, instruction.method_id)
  if (days === null || isWornOut) {
    await changeDebit(tx, debit.id, { status: 'STOPPED', failures, failure: payment.failure })
    await stopInstruction(tx, instruction.id, judged === 'SHORT_OF_FUNDS' ? judged : 'CARD_DECLINED')
    return
  }
  const debit_on = addDays(lagosDay(tx.now), days)
  await changeDebit(tx, debit.id, { status: 'PLANNED', failures, failure: payment.failure, debit_on })
  await announce(tx, debitPostponed, { debit_id: debit.id, attempt })
}

async function hasFailedTooOften(tx: Tx, method_id: string): Promise<boolean> {
  const method = await methods(tx).where('id', '=', method_id).executeTakeFirst()
  return method !== undefined && method.failures >= MOST_FAILURES_IN_A_ROW
}
