import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { detectOutage } from '../../../platform/pay/outage.ts'
import { type ProviderDispute, ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { paymentNeedsReview, paymentUpdated, reviewPayment } from '../../payments/index.ts'
import { closeDispute } from './close-dispute.ts'
import { disputeArchived, disputeOpened } from './events.ts'
import { flagDisputed } from './flag-payment.ts'
import { otherDisputeRead } from './hooks.ts'

/** How far disputes are read back, beyond the oldest open one: banks take weeks. */
const LOOK_BACK_MS = 60 * 86_400_000

/** Reads the provider's disputes. A webhook only triggers this earlier. */
export const readDisputes = defineJob({
  name: 'read_disputes',
  payload: z.object({}),
  run: async (services) => {
    const from = await services.transaction('system', readFrom)
    const found = await services.provider.listDisputes({ from }).catch(async (error: unknown) => {
      if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
      services.log.warn({ error }, 'disputes could not be read; the next run asks again')
      if (error instanceof ProviderUnknown) await detectOutage(services)
      return []
    })
    const each = (dispute: ProviderDispute) => recordDispute(services, dispute)
    await runBatch(services, { name: 'read_disputes', items: found, each })
  },
})

async function readFrom(tx: Tx): Promise<Date> {
  const oldest = await tx
    .selectFrom('dispute')
    .select((eb) => eb.fn.min<Date | null>('opened_at').as('at'))
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return new Date(Math.min(tx.now.getTime(), oldest?.at?.getTime() ?? tx.now.getTime()) - LOOK_BACK_MS)
}

/** Records a new dispute, or books a decided one. */
export async function recordDispute(services: Services, found: ProviderDispute): Promise<void> {
  await services.transaction('system', async (tx) => {
    const dispute = (await findDispute(tx, found.id)) ?? (await openDispute(tx, found))
    if (!dispute) return otherDisputeRead.run({ tx, dispute: found })
    if (found.reference && found.reference !== dispute.reference) {
      const reason = `The payment provider names dispute ${found.id} of this payment, ${dispute.reference}, as one of ${found.reference} now. That was not booked.`
      return reviewPayment(tx, dispute.payment_id, reason)
    }
    const outcome = disputeOutcome(found)
    if (outcome) await closeDispute(tx, dispute.id, outcome)
    else if (found.status === 'archived') await noteArchived(tx, dispute)
    else if (isWithBank(found)) await noteAnswered(tx, dispute.id)
  })
}

const findDispute = (tx: Tx, provider_dispute_id: string) =>
  tx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .select(['dispute.id', 'dispute.payment_id', 'payment.reference'])
    .where('provider_dispute_id', '=', provider_dispute_id)
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findDispute>>>

/** Null for a payment that is not ours or not known as paid. */
async function openDispute(tx: Tx, found: ProviderDispute): Promise<Found | null> {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'reference', 'estate_id', 'unit_id', 'landlord_id', 'tenant_id', 'amount'])
    .where('reference', '=', found.reference ?? '')
    .where('status', 'in', ['COMPLETED', 'REFUNDED'])
    .executeTakeFirst()
  if (!payment) return null
  const { id: payment_id, reference, amount, ...of } = payment
  const dispute = await tx
    .insertInto('dispute')
    .values({
      ...of,
      payment_id,
      provider_dispute_id: found.id,
      amount: found.amount > 0 ? found.amount : amount,
      reason: found.reason,
      due_at: found.due_at,
      opened_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!dispute) return (await findDispute(tx, found.id)) ?? null
  await flagDisputed(tx, payment_id)
  await publish(tx, disputeOpened, { dispute_id: dispute.id })
  await publish(tx, paymentUpdated, { payment_id })
  await publish(tx, paymentNeedsReview, { payment_id })
  return { ...dispute, payment_id, reference }
}

/** Accepted means lost, by us or by default; declined and resolved means won. */
export function disputeOutcome({ status, resolution }: ProviderDispute): 'WON' | 'LOST' | null {
  if (status !== 'resolved' && status !== 'archived') return null
  if (resolution === 'merchant-accepted' || resolution === 'auto-accepted') return 'LOST'
  return resolution === 'declined' ? 'WON' : null
}

const isWithBank = ({ status }: ProviderDispute) => status === 'awaiting-bank-feedback'

/** Archived without an outcome: the money is held until a person decides. */
async function noteArchived(tx: Tx, { id: dispute_id, payment_id }: Found): Promise<void> {
  const noted = await tx
    .updateTable('dispute')
    .set({ status: 'OPEN', archived_at: tx.now })
    .where('id', '=', dispute_id)
    .where('closed_at', 'is', null)
    .where('archived_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!noted) return
  await publish(tx, disputeArchived, { dispute_id })
  await publish(tx, paymentUpdated, { payment_id })
}

async function noteAnswered(tx: Tx, dispute_id: string): Promise<void> {
  await tx
    .updateTable('dispute')
    .set({ status: 'ANSWERED' })
    .where('id', '=', dispute_id)
    .where('status', '=', 'OPEN')
    .execute()
}
