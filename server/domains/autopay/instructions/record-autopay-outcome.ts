import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { MOST_FAILURES_IN_A_ROW, methods } from '../payment-methods/method-queries.ts'
import { autopayChargePostponed } from './events.ts'
import { judgeDecline, retryAfterDays } from './judge-decline.ts'
import { changeAutopayCharge } from './lock-autopay-charge.ts'
import { stopInstruction } from './stop-instruction.ts'

/** The autopay attempt of a payment; locks the instruction, then the autopay charge. */
async function lockTry(tx: Tx, payment_id: string) {
  const tried = await tx
    .selectFrom('autopay_attempt as attempt')
    .innerJoin('autopay_charge as debit', 'debit.id', 'attempt.autopay_charge_id')
    .select(['attempt.attempt', 'debit.id as autopay_charge_id', 'debit.instruction_id'])
    .select((eb) =>
      eb
        .selectFrom('autopay_attempt as later')
        .select((last) => last.fn.max('later.attempt').as('last'))
        .whereRef('later.autopay_charge_id', '=', 'debit.id')
        .as('last'),
    )
    .where('attempt.payment_id', '=', payment_id)
    .executeTakeFirst()
  if (!tried) return null
  const instruction = await tx
    .selectFrom('autopay_instruction')
    .select(['id', 'method_id'])
    .where('id', '=', tried.instruction_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const debit = await tx
    .selectFrom('autopay_charge')
    .select(['id', 'status', 'failures'])
    .where('id', '=', tried.autopay_charge_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { attempt: tried.attempt, isLast: tried.attempt === tried.last, instruction, debit }
}

/** Whether a payment is an autopay charge, made without the payer present; its failure is worded differently. */
export async function isAutopayCharge(tx: Tx, payment_id: string): Promise<boolean> {
  return exists(tx.selectFrom('autopay_attempt').select('attempt').where('payment_id', '=', payment_id))
}

/** Records a success, also of an attempt that was assumed failed. */
export async function recordAutopayPaid(tx: Tx, payment_id: string): Promise<void> {
  const found = await lockTry(tx, payment_id)
  if (found) await changeAutopayCharge(tx, found.debit.id, { status: 'PAID', failure: null })
}

/**
 * Schedules a retry, or pauses the instruction. Idempotent: a second call finds the charge no longer in progress, or in
 * another attempt.
 */
export async function recordAutopayFailed(tx: Tx, payment_id: string): Promise<void> {
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
    await changeAutopayCharge(tx, debit.id, { status: 'STOPPED', failures, failure: payment.failure })
    await stopInstruction(tx, instruction.id, judged === 'SHORT_OF_FUNDS' ? judged : 'CARD_DECLINED')
    return
  }
  const charge_on = addDays(lagosDay(tx.now), days)
  await changeAutopayCharge(tx, debit.id, {
    status: 'PLANNED',
    failures,
    failure: payment.failure,
    charge_on,
  })
  await publish(tx, autopayChargePostponed, { autopay_charge_id: debit.id, attempt })
}

async function hasFailedTooOften(tx: Tx, method_id: string): Promise<boolean> {
  const method = await methods(tx).where('id', '=', method_id).executeTakeFirst()
  return method !== undefined && method.failures >= MOST_FAILURES_IN_A_ROW
}
