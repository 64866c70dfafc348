import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { account, postJournal } from '../../ledger/index.ts'
import { paymentUpdated } from '../../payments/index.ts'
import { allocateRefund, type Part, partsOf, type RefundablePayment } from '../allocate-refund.ts'
import { applyRefund, fromOwners, owedAgain, sumOf } from '../apply-refund.ts'
import { closeRefundedPayment } from '../close-refunded-payment.ts'
import { issueCreditNote } from '../credit-notes/issue-credit-note.ts'
import { disputeClosed } from './events.ts'
import { flagLost, unflagDisputed } from './flag-payment.ts'
import { heldByDispute } from './held-by-dispute.ts'

/** Books the outcome of a dispute, once. If won, no journal is needed and the hold ends. */
export async function closeDispute(tx: Tx, dispute_id: string, status: 'WON' | 'LOST'): Promise<void> {
  const seen = await tx
    .selectFrom('dispute')
    .select('payment_id')
    .where('id', '=', dispute_id)
    .executeTakeFirstOrThrow()
  const plan = await allocateRefund(tx, seen.payment_id) // locks the payment first, as everywhere
  const dispute = await tx
    .updateTable('dispute')
    .set({ status, closed_at: tx.now })
    .where('id', '=', dispute_id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!dispute) return
  if (status === 'LOST') {
    const parts = partsOf(plan, Math.min(dispute.amount, plan.most))
    await lose(tx, dispute, plan.payment, parts)
  }
  if ((await heldByDispute(tx, dispute.payment_id)) === 0) await unflagDisputed(tx, dispute.payment_id)
  if (status === 'LOST') await flagLost(tx, dispute.payment_id)
  await publish(tx, disputeClosed, { dispute_id })
  await publish(tx, paymentUpdated, { payment_id: dispute.payment_id })
}

/**
 * The money is gone, so the debt is owed again and the split undone. What neither charges nor credit can bear, because
 * the money has moved on, stays in `disputed` for a person.
 */
async function lose(
  tx: Tx,
  dispute: { id: string; amount: number; estate_id: string },
  payment: RefundablePayment,
  parts: readonly Part[],
): Promise<void> {
  const borne = sumOf(parts)
  const settled = parts.filter(({ kind }) => kind === 'CHARGE')
  const other = parts.filter(({ kind }) => kind !== 'CHARGE')
  const of = { estate_id: dispute.estate_id, payment_id: payment.id }
  await postJournal(tx, {
    ...of,
    key: `dispute:${dispute.id}:lost`,
    memo: `Payment ${payment.reference} taken back by the payer’s bank`,
    entries: [
      [account.disputed, dispute.amount],
      [account.clearing, -dispute.amount],
    ],
  })
  await postJournal(tx, {
    ...of,
    key: `dispute:${dispute.id}:owed`,
    memo: `Owed again after the dispute of ${payment.reference}`,
    entries: [
      ...settled.flatMap((part) => owedAgain([part]).filter(([, amount]) => amount > 0)),
      ...fromOwners(other, payment.tenant_id),
      [account.disputed, -borne],
    ],
  })
  await postJournal(tx, {
    ...of,
    key: `dispute:${dispute.id}:shared`,
    memo: `The shares of ${payment.reference} are not collected any more`,
    entries: [
      ...fromOwners(settled, payment.tenant_id),
      ...owedAgain(settled).filter(([, amount]) => amount < 0),
    ],
  })
  if (borne > 0) {
    await applyRefund(tx, { payment_id: payment.id, dispute_id: dispute.id, still_owed: true }, parts)
    await issueCreditNote(tx, {
      payment_id: payment.id,
      dispute_id: dispute.id,
      amount: borne,
      reason: 'Taken back by the payer’s bank after a dispute',
    })
  }
  await tx
    .updateTable('dispute')
    .set({ taken_amount: dispute.amount, unborne_amount: dispute.amount - borne })
    .where('id', '=', dispute.id)
    .execute()
  await closeRefundedPayment(tx, payment.id)
}
