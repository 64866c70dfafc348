import { type Business, businessTime } from '../businesses/business.ts'
import { asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { sumRefunds } from '../refunds/refund.ts'
import { getByReference } from '../transactions/transaction.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { type Dispute, getDispute, presentDispute } from './dispute.ts'
import { afterWorkingHours } from './working-hours.ts'

const hoursToAnswer = 16

/** The payer asks the bank for the money back. */
export function openDispute(world: World, business: Business, reference: string, body: Fields): Dispute {
  return world.db.transaction(() => {
    const transaction = getByReference(world, business, reference)
    if (transaction.status !== 'success') throw invalid('Only a paid transaction can be disputed')
    const left = transaction.amount - sumRefunds(world, transaction.id)
    const amount = asNumber(body.amount) ?? left
    if (!Number.isInteger(amount) || amount <= 0 || amount > left) throw invalid('Invalid Amount Sent')
    const now = businessTime(world, business)
    const due_at = afterWorkingHours(now, hoursToAnswer)
    const status = 'awaiting-merchant-feedback'
    const id = world.db.insert('disputes', {
      business_id: business.id,
      transaction_id: transaction.id,
      refund_amount: amount,
      status,
      category: asText(body.category) ?? 'chargeback',
      note: asText(body.reason) ?? null,
      history: JSON.stringify([{ status, by: 'bank@example.ng', created_at: new Date(now).toISOString() }]),
      messages: JSON.stringify([]),
      due_at,
      created_at: now,
      updated_at: now,
      next_at: due_at,
    })
    const opened = getDispute(world, business, id)
    announceDispute(world, business, 'create', opened)
    return opened
  })
}

export function announceDispute(
  world: World,
  business: Business,
  what: 'create' | 'remind' | 'resolve',
  dispute: Dispute,
) {
  const data = presentDispute(world, dispute)
  queueDelivery(world, business, `charge.dispute.${what}`, data.transaction.reference, data)
}
