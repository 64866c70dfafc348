import type { HandWay, RefundWay } from '@gida/contract/domains/refunds/refund'
import type { RefundBody } from '@gida/contract/domains/refunds/refund-bodies'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { account, postJournal } from '../ledger/index.ts'
import { paymentUpdated } from '../payments/index.ts'
import { allocateRefund, type Part, partsOf, type RefundablePayment } from './allocate-refund.ts'
import { applyRefund, fromOwners, owedAgain, sumOf } from './apply-refund.ts'
import { heldByDispute } from './disputes/held-by-dispute.ts'

/** Records a refund with its journal, under the payment's lock: from then on the payer is owed the money. System only. */
export async function reserveRefund(
  tx: Tx,
  { user_id }: { user_id: string | null },
  wanted: RefundBody,
): Promise<{ id: string; way: RefundWay }> {
  const payment_id = wanted.transaction_id
  const plan = await allocateRefund(tx, payment_id)
  refuseIfNotHere(plan.payment)
  if ((await heldByDispute(tx, payment_id)) > 0) throw problem('PAYMENT_DISPUTED')
  const amount = wanted.amount ?? plan.payment.amount - plan.payment.refunded_amount
  if (amount === 0 || amount > plan.most) throw problem('REFUND_TOO_LARGE', { left: plan.most })
  const parts = partsOf(plan, amount)

  const way = wayOf(plan.payment, wanted.way)
  const { id } = await writeRefund(tx, user_id, { ...wanted, way, amount }, plan.payment)
  await applyRefund(tx, { payment_id, refund_id: id, still_owed: wanted.still_owed }, parts)
  await promise(tx, id, plan.payment, parts, wanted.still_owed)
  await publish(tx, paymentUpdated, { payment_id })
  return { id, way }
}

/** Only received money can be refunded. */
function refuseIfNotHere({ status }: { status: string }): void {
  if (status === 'COMPLETED') return
  const message =
    status === 'REFUNDED'
      ? 'This payment has already been fully refunded.'
      : 'Only a payment that has been received can be refunded.'
  throw new Problem('ILLEGAL_STATE', { message, details: { status } })
}

/** Money goes back the way it came. */
function wayOf(payment: { source: string }, hand: HandWay | undefined): RefundWay {
  if (payment.source === 'PROVIDER') return 'PROVIDER'
  if (!hand) throw problem('REFUND_WAY_MISSING')
  return hand
}

type Written = Omit<RefundBody, 'way'> & { way: RefundWay; amount: number }

function writeRefund(tx: Tx, created_by: string | null, wanted: Written, payment: RefundablePayment) {
  return tx
    .insertInto('refund')
    .values({
      estate_id: payment.estate_id,
      payment_id: payment.id,
      unit_id: payment.unit_id,
      landlord_id: payment.landlord_id,
      tenant_id: payment.tenant_id,
      amount: wanted.amount,
      way: wanted.way,
      reason: wanted.reason,
      still_owed: wanted.still_owed,
      hand_reference: wanted.way === 'PROVIDER' ? null : (wanted.hand_reference ?? null),
      // If the job is lost, the sweep picks it up.
      next_check_at: wanted.way === 'PROVIDER' ? tx.now : null,
      created_by,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function promise(
  tx: Tx,
  refund_id: string,
  payment: RefundablePayment,
  parts: readonly Part[],
  still_owed: boolean,
): Promise<void> {
  await postJournal(tx, {
    key: `refund:${refund_id}:promised`,
    estate_id: payment.estate_id,
    payment_id: payment.id,
    memo: `To be given back of payment ${payment.reference}`,
    entries: [
      ...fromOwners(parts, payment.tenant_id),
      [account.refunds, -sumOf(parts)],
      ...(still_owed ? owedAgain(parts) : []),
    ],
  })
}
