import { type Business, businessTime } from '../businesses/business.ts'
import { faultsFor } from '../faults/faults.ts'
import { putBack } from '../settlements/deductions.ts'
import { type Transaction, transactionById } from '../transactions/transaction.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { getRefund, presentRefundEvent, type Refund, type RefundStatus, sumRefunds } from './refund.ts'

const tenMinutes = 600_000

/** How long a refund stays where it is before it moves on by itself. */
export function stepOf(world: World, business: Business, { reference }: Transaction): number {
  const { refunds } = faultsFor(world, business, reference)
  return refunds === 'at_once' ? 0 : Math.round(tenMinutes / world.webhookSpeedup)
}

/** Pending, processing, and where it is bound for. */
export function moveDueRefunds(world: World, business: Business, now: number) {
  const sql = 'select * from refunds where business_id = ? and next_at <= ? order by next_at, id limit 1'
  for (;;) {
    const refund = world.db.get<Refund>(sql, business.id, now)
    if (!refund) return
    moveRefund(world, business, refund, refund.status === 'pending' ? 'processing' : refund.outcome)
  }
}

/** Writes the new state and announces it. One that failed puts the money back. */
export function moveRefund(world: World, business: Business, refund: Refund, status: RefundStatus): Refund {
  return world.db.transaction(() => {
    const now = businessTime(world, business)
    const transaction = transactionById(world, refund.transaction_id)
    const goesOn = status === 'processing' && refund.outcome !== 'processing'
    world.db.update('refunds', refund.id, {
      status,
      updated_at: now,
      refunded_at: status === 'processed' ? now : null,
      next_at: goesOn ? (refund.next_at ?? now) + stepOf(world, business, transaction) : null,
    })
    const moved = getRefund(world, business, refund.id)
    if (status === 'failed') putBack(world, business, `refund:${refund.id}`)
    if (status === 'processed') markReversed(world, refund.transaction_id)
    announceRefund(world, business, moved)
    return moved
  })
}

function markReversed(world: World, transactionId: number) {
  const { amount } = transactionById(world, transactionId)
  if (sumRefunds(world, transactionId, 'processed') < amount) return
  world.db.update('transactions', transactionId, { status: 'reversed' })
}

export function announceRefund(world: World, business: Business, refund: Refund) {
  const { reference } = transactionById(world, refund.transaction_id)
  queueDelivery(world, business, `refund.${refund.status}`, reference, presentRefundEvent(world, refund))
}
