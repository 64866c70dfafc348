import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { readDebt } from '../charges/index.ts'
import { findRecorded, getRecorded, mayReverse } from './offline/recorded-queries.ts'
import { canCancel, canChange, canSeeCommission, canSeeTransfer } from './policy.ts'
import { presentPayment } from './present.ts'
import { getPaymentRow, type PaymentRow } from './queries.ts'

/** One payment with its allocations, the number of polls, and the allowed actions. */
export async function getPaymentDetail(tx: Tx, actor: Actor, id: string): Promise<PaymentDetail> {
  const row = await getPaymentRow(tx, id)
  const [settles, debt, landlord, recorded] = await Promise.all([
    settledBy(tx, id),
    readDebt(tx, actor, { unit_id: row.unit_id, tenant_id: row.tenant_id }),
    row.landlord_id
      ? tx
          .selectFrom('users')
          .select('full_name')
          .select(sql<boolean>`app.subaccount_of(id) is not null`.as('has_payout_account'))
          .where('id', '=', row.landlord_id)
          .executeTakeFirst()
      : null,
    row.source === 'RECORDED' ? findRecorded(tx, id) : null,
  ])
  const isDone = row.status === 'COMPLETED' || row.status === 'REFUNDED'
  const showsShares = canSeeCommission(actor.role)
  return {
    ...presentPayment(row, actor.role),
    fees: showsShares ? row.fees : null,
    settles: settles.map(({ settled_amount, wanted_amount, ...line }) => ({
      ...line,
      amount: isDone ? settled_amount : wanted_amount,
    })),
    credit_amount: row.credit_amount,
    left_to_pay: debt.outstanding,
    landlord_name: landlord?.full_name ?? null,
    landlord_share: showsShares ? row.landlord_share : null,
    split:
      row.split === 'WAITING' && (landlord?.has_payout_account || row.refunded_amount > 0)
        ? 'NONE'
        : row.split,
    needs_review: row.needs_review,
    review_reason: row.needs_review && showsShares ? row.review_reason : null,
    recorded,
    checks: row.checks,
    is_answered: row.checks === 0 || row.answered_at?.getTime() === row.last_checked_at?.getTime(),
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: isDone ? null : (row.next_check_at?.toISOString() ?? null),
    authorization_url: row.status === 'PENDING' ? row.authorization_url : null,
    receipt:
      row.receipt_id && row.receipt_number && row.receipt_issued_at
        ? { id: row.receipt_id, number: row.receipt_number, issued_at: row.receipt_issued_at.toISOString() }
        : null,
    can: {
      cancel: recorded ? await canBeReversed(tx, actor, row) : canCancel(actor, row),
      receipt: row.receipt_id !== null,
      change: recorded !== null && canChange(actor),
      see_transfer: canSeeTransfer(actor, row),
    },
  }
}

async function canBeReversed(tx: Tx, actor: Actor, { id, status }: PaymentRow): Promise<boolean> {
  return status === 'COMPLETED' && mayReverse(actor, await getRecorded(tx, id), tx.now)
}

function settledBy(tx: Tx, payment_id: string) {
  return tx
    .selectFrom('allocation')
    .innerJoin('charge', 'charge.id', 'allocation.charge_id')
    .select(['charge.id as charge_id', 'charge.description', 'charge.transaction_type'])
    .select([
      'charge.period_start',
      'charge.period_end',
      'allocation.wanted_amount',
      'allocation.settled_amount',
    ])
    .where('payment_id', '=', payment_id)
    .orderBy('allocation.position')
    .execute()
}
