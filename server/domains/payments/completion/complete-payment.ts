import { statesBefore } from '@gida/contract/domains/payments/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import { depositMoves, lockCredit, splitMoney, waiverMoves } from '../../charges/index.ts'
import { lockBooks, postJournal } from '../../ledger/index.ts'
import {
  closeOtherAttempts,
  lockAttempt,
  lockOtherAttempts,
  PAGE_LOST,
  paidAmong,
} from '../checkout/attempts.ts'
import type { SplitMoney } from '../checkout/write-payment.ts'
import { paymentCompleted, paymentNeedsReview, paymentUpdated } from '../events.ts'
import { paymentBooked } from '../hooks.ts'
import { completionJournals } from './completion-journals.ts'
import type { ReceivedFunds } from './received-funds.ts'

/**
 * The only way to COMPLETED, for webhook, verify, sweep and manual records. Locks the payment; idempotent. Returns
 * whether this call completed it.
 */
export async function completePayment(tx: Tx, payment_id: string, funds: ReceivedFunds): Promise<boolean> {
  const payment = await lockAttempt(tx, payment_id)
  if (!statesBefore('COMPLETED').includes(payment.status)) return false

  const others = await lockOtherAttempts(tx, payment)
  const paid = paidAmong(others)
  await lockBooks(tx, [payment.estate_id])
  if (paid) await lockCredit(tx, payment.tenant_id)
  const money = funds.amount - funds.fee_borne
  const locked = await lockCharges(tx, payment_id)
  const isRecovered = !paid && (await waiverMoves.recoverWriteOffs(tx, payment_id, locked, money))
  const charges = isRecovered ? await lockCharges(tx, payment_id) : locked
  const split = splitMoney(money, charges, payment.commission_rate)
  const review_reason = whyReview(payment, funds, split, paid !== undefined)
  const paid_at = funds.paid_at ?? tx.now

  const journals = completionJournals(payment, charges, split, funds)
  // Sending these one after another makes the transaction 1.1x as long.
  await together([
    ...settle(tx, payment_id, split),
    tx
      .updateTable('payment')
      .set({
        status: 'COMPLETED',
        amount: funds.amount,
        payment_date: paid_at,
        channel: funds.channel,
        provider_reference: funds.provider_reference,
        fees: funds.fees,
        commission_amount: split.commission,
        landlord_share: split.landlord_share,
        credit_amount: split.surplus,
        failure: null,
        // Poll for a fee that is not known yet.
        next_check_at: funds.fees === null ? nextCheckAt(tx.now, tx.now) : null,
        ...(review_reason ? { needs_review: true, review_reason } : {}),
      })
      .where('id', '=', payment_id)
      .where('status', '=', payment.status)
      .execute(),
    ...journals.map((journal) => postJournal(tx, journal)),
  ])
  for (const charge of charges) {
    const amount = split.shares.find((share) => share.charge.id === charge.id)?.amount ?? 0
    await depositMoves.placeLateDeposit(tx, { charge, amount, cause: `payment:${payment_id}` })
  }
  await paymentBooked.run({ tx, payment_id, recorded_by: funds.recorded_by, already_paid: paid })
  await together([
    publish(tx, paymentCompleted, { payment_id }),
    publish(tx, paymentUpdated, { payment_id }),
    ...(review_reason ? [publish(tx, paymentNeedsReview, { payment_id })] : []),
  ])
  if (!paid) await closeOtherAttempts(tx, others)
  return true
}

/**
 * The charges of a payment in allocation order, locked by id. The lock mode allows other payments to reference the same
 * charge meanwhile.
 */
async function lockCharges(tx: Tx, payment_id: string) {
  const rows = await tx
    .selectFrom('charge')
    .innerJoin('allocation', 'allocation.charge_id', 'charge.id')
    .select(['charge.id', 'charge.transaction_type', 'charge.open_amount'])
    .select(sql<number>`charge.settled_amount + charge.credit_amount`.as('settled_amount'))
    .select([
      'charge.lease_id',
      'charge.landlord_id',
      'charge.tenant_id',
      'charge.estate_id',
      'allocation.position',
    ])
    .where('allocation.payment_id', '=', payment_id)
    .orderBy('charge.id')
    .forNoKeyUpdate('charge')
    .execute()
  return rows.sort((a, b) => a.position - b.position)
}
export type LockedCharge = Awaited<ReturnType<typeof lockCharges>>[number]

function settle(tx: Tx, payment_id: string, { shares }: SplitMoney): Promise<unknown>[] {
  if (shares.length === 0) return []
  const ids = shares.map((share) => share.charge.id)
  const amounts = shares.map((share) => share.amount)
  const commissions = shares.map((share) => share.commission)
  return [
    sql`
      update charge set settled_amount = settled_amount + s.amount
      from unnest(${ids}::uuid[], ${amounts}::bigint[]) s (id, amount) where charge.id = s.id`.execute(tx),
    sql`
      update allocation set settled_amount = s.amount, commission_amount = s.commission
      from unnest(${ids}::uuid[], ${amounts}::bigint[], ${commissions}::bigint[]) s (id, amount, commission)
      where payment_id = ${payment_id} and charge_id = s.id`.execute(tx),
  ]
}

/** Reasons for a review. The money is booked in any case, since it has arrived. */
function whyReview(
  payment: { amount: number; status: string; failure: string | null },
  funds: ReceivedFunds,
  split: SplitMoney,
  isSentBack: boolean,
): string | null {
  if (funds.amount - funds.fee_borne !== payment.amount) return 'The amount differs from what was asked for.'
  if (isSentBack) return null
  if (payment.status === 'CANCELLED' && payment.failure !== PAGE_LOST)
    return 'Money arrived for a payment that was cancelled.'
  if (split.surplus > 0) return 'More money arrived than was still owed. The rest is kept as credit.'
  return null
}
