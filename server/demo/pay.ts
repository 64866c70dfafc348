import { estimateFee, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import { cancelPayment } from '../domains/payments/checkout/cancel-payment.ts'
import { completePayment } from '../domains/payments/completion/complete-payment.ts'
import { beginPayment, receivedFromProvider } from '../domains/payments/index.ts'
import type { Actor } from '../platform/access/actor.ts'
import type { Tx } from '../platform/db/db.ts'
import type { ProviderTransaction } from '../platform/pay/provider.ts'
import type { PlannedPayment } from './plan-payments.ts'
import type { Random } from './random.ts'

const DECLINES = ['Insufficient funds', 'Do not honour', 'Transaction timed out at the bank'] as const

/** Lives through one payment of a tenant, to the end that was planned for it. */
export async function makePayment(
  tx: Tx,
  tenant: Actor,
  unit_id: string,
  planned: PlannedPayment,
  random: Random,
): Promise<string> {
  const [first] = planned.charges
  if (!first) throw new Error('A payment for nothing was planned.')
  const { id } = await beginPayment(tx, tenant, {
    amount: planned.amount,
    transaction_type: first.transaction_type,
    property_unit_id: unit_id,
    charge_ids: planned.charges.map((charge) => charge.id),
  })
  switch (planned.outcome) {
    case 'COMPLETED':
      await completePayment(tx, id, receivedFromProvider(await answerFor(tx, id, planned, random)))
      break
    case 'CANCELLED':
      await cancelPayment(tx, tenant, id, { reason: 'Changed my mind' })
      await leaveAt(tx, id, 'CANCELLED')
      break
    case 'FAILED':
      await leaveAt(tx, id, 'FAILED', random.pick(DECLINES))
      break
    default:
      await leaveAt(tx, id, planned.outcome)
  }
  return id
}

/** The provider has never heard of these attempts, so it is not asked about them. */
async function leaveAt(tx: Tx, id: string, status: PaymentStatus, failure?: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ status, next_check_at: null, ...(failure ? { failure } : {}) })
    .where('id', '=', id)
    .execute()
}

/** What the provider says of a payment that went through: its fee, and how it divided the rest. */
async function answerFor(
  tx: Tx,
  id: string,
  { amount, channel }: PlannedPayment,
  random: Random,
): Promise<ProviderTransaction> {
  const { reference, transaction_charge } = await tx
    .selectFrom('payment')
    .select(['reference', 'transaction_charge'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const fees = estimateFee(amount)
  const forUs = transaction_charge ?? amount
  // A share of ours that is smaller than the fee is left whole, and the fee falls to the landlord's.
  const main = forUs < fees ? forUs : forUs - fees
  return {
    id: `4${String(random.between(0, 999_999_999)).padStart(9, '0')}`,
    reference,
    status: 'success',
    amount,
    requested_amount: amount,
    currency: 'NGN',
    domain: 'test',
    channel,
    fees,
    fees_split: { provider: fees, main, subaccount: amount - fees - main },
    paid_at: tx.now,
    gateway_response: 'Approved',
    authorization: null,
    customer_code: null,
    customer_email: null,
    receiver_account_number: null,
    sender: null,
  }
}
