import { type Business, businessTime } from '../businesses/business.ts'
import { authorizationDetails } from '../customers/authorization.ts'
import { faultsFor } from '../faults/faults.ts'
import { asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid, WireError } from '../http/wire-error.ts'
import { deduct } from '../settlements/deductions.ts'
import { getByIdOrReference, type Transaction } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { stepOf } from './move-refund.ts'
import { getRefund, type Refund, type RefundStatus, sumRefunds } from './refund.ts'

/** Promises money back to the payer. It is taken from the payout of the main account at once. */
export function createRefund(world: World, business: Business, body: Fields): Refund {
  const name = asText(body.transaction)
  if (!name) throw invalid('transaction is required', 'missing_params')
  return world.db.transaction(() => {
    const transaction = getByIdOrReference(world, business, name)
    const amount = readAmount(body.amount, leftOf(world, transaction))
    const outcome = outcomeOf(world, business, transaction)
    const now = businessTime(world, business)
    const id = world.db.insert('refunds', {
      business_id: business.id,
      transaction_id: transaction.id,
      amount,
      status: 'pending',
      outcome,
      customer_note: asText(body.customer_note) ?? `Refund for transaction ${transaction.reference}`,
      merchant_note:
        asText(body.merchant_note) ?? `Refund for transaction ${transaction.reference} by ops@example.ng`,
      created_at: now,
      updated_at: now,
      next_at: outcome === 'pending' ? null : now + stepOf(world, business, transaction),
    })
    deduct(world, business, `refund:${id}`, amount)
    return getRefund(world, business, id)
  })
}

function leftOf(world: World, transaction: Transaction): number {
  if (transaction.status !== 'success' && transaction.status !== 'reversed') {
    throw invalid('Transaction has not been paid and cannot be refunded', 'invalid_params')
  }
  const left = transaction.amount - sumRefunds(world, transaction.id)
  if (transaction.status === 'reversed' || left <= 0) {
    const details = { type: 'api_error', code: 'transaction_reversed' } as const
    throw new WireError(400, 'Transaction has been fully reversed', details)
  }
  return left
}

function readAmount(value: unknown, left: number): number {
  if (value === undefined || value === null || value === '') return left
  const amount = asNumber(value)
  if (amount === undefined || !Number.isInteger(amount) || amount <= 0) throw invalid('Invalid Amount Sent')
  if (amount > left)
    throw invalid('Refund amount cannot be more than what is left of the transaction', 'invalid_params')
  return amount
}

/** Two test cards decide it, or the setting of the faults. */
function outcomeOf(world: World, business: Business, transaction: Transaction): RefundStatus {
  const { refunds } = faultsFor(world, business, transaction.reference)
  if (refunds === 'stay_pending') return 'pending'
  const { bin, last4 } = authorizationDetails(world, transaction.authorization_id) as {
    bin?: string
    last4?: string
  }
  const card = bin === '408408' ? last4 : ''
  if (refunds === 'fail' || card === '1803') return 'failed'
  if (refunds === 'needs_attention' || card === '1902') return 'needs-attention'
  return 'processed'
}
