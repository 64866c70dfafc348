import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { type ProviderRefund, ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { pursueDue } from '../provider/pursue-due.ts'
import { bookRefund, lockRefund } from './book-refund.ts'
import { failRefund } from './fail-refund.ts'
import { LOOK_AFTER_SILENCE_MS, MAY_STILL_ARRIVE_MS } from './look-times.ts'

/** Asks the provider for a refund that has been promised. */
export const sendRefund = defineJob({
  name: 'send_refund',
  payload: z.object({ refund_id: z.guid() }),
  urgent: true,
  run: (services, { refund_id }) => pursueRefund(services, refund_id),
})

/** Every refund that is under way, as its time comes. */
export const sweepRefunds = defineJob({
  name: 'sweep_refunds',
  payload: z.object({}),
  run: (services) => pursueDue(services, 'refund', (id) => pursueRefund(services, id)),
})

/** An event about a payment of ours: its open refunds are looked at now. */
export async function pursueRefundsOf(services: Services, payment_id: string): Promise<void> {
  const open = await services.transaction('system', (tx) =>
    tx
      .selectFrom('refund')
      .select('id')
      .where('payment_id', '=', payment_id)
      .where('next_check_at', 'is not', null)
      .execute(),
  )
  for (const { id } of open) await pursueRefund(services, id)
}

/**
 * One step with the provider. Its call takes no reference, so it is asked once; when its answer is lost, what it has is
 * looked at before it is asked again.
 */
export async function pursueRefund(services: Services, refund_id: string): Promise<void> {
  const refund = await services.transaction('system', (tx) => getRefundToPursue(tx, refund_id))
  if (!refund) return
  const listed = await orSilence(services.provider.listRefunds(refund.transaction_id))
  if (listed instanceof Error) return lookAgain(services, refund_id)

  const theirs = await services.transaction('system', (tx) => findOurs(tx, refund_id, listed))
  if (theirs) return services.transaction('system', (tx) => bookRefund(tx, refund_id, theirs))
  const mayAsk = await services.transaction('system', (tx) => claimToAsk(tx, refund_id, listed))
  if (!mayAsk) return lookAgain(services, refund_id)

  const { reference, amount, reason } = refund
  const asked = await orSilence(services.provider.createRefund({ reference, amount, reason }))
  if (!(asked instanceof Error))
    return services.transaction('system', (tx) => bookRefund(tx, refund_id, asked))
  if (asked instanceof ProviderRefusal && isNo(asked))
    return takeNo(services, refund_id, refund, asked.message)
  return lookAgain(services, refund_id)
}

/** A no may be because an earlier question arrived after all: only when the provider has nothing of ours is it over. */
async function takeNo(
  services: Services,
  refund_id: string,
  { transaction_id }: { transaction_id: string },
  why: string,
): Promise<void> {
  const listed = await orSilence(services.provider.listRefunds(transaction_id))
  if (listed instanceof Error) return lookAgain(services, refund_id)
  await services.transaction('system', async (tx) => {
    const theirs = await findOurs(tx, refund_id, listed)
    if (theirs) await bookRefund(tx, refund_id, theirs)
    else await failRefund(tx, refund_id, why)
  })
}

async function getRefundToPursue(tx: Tx, refund_id: string) {
  const found = await tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount', 'refund.reason', 'payment.reference', 'payment.provider_reference'])
    .where('refund.id', '=', refund_id)
    .where('refund.way', '=', 'PROVIDER')
    .where('refund.status', 'in', ['PENDING', 'PROCESSING'])
    .executeTakeFirst()
  return found && { ...found, transaction_id: found.provider_reference ?? found.reference }
}

/** The one that is known to be ours; or, after we asked, one of this amount that was not there before and nobody else has. */
async function findOurs(
  tx: Tx,
  refund_id: string,
  listed: readonly ProviderRefund[],
): Promise<ProviderRefund | null> {
  const refund = await lockRefund(tx, refund_id)
  if (refund.provider_refund_id) return listed.find(({ id }) => id === refund.provider_refund_id) ?? null
  if (!refund.asked_at) return null
  const claimed = await tx
    .selectFrom('refund')
    .select('provider_refund_id')
    .where('payment_id', '=', refund.payment_id)
    .where('provider_refund_id', 'is not', null)
    .execute()
  const known = new Set([...(refund.seen_before ?? []), ...claimed.map((row) => row.provider_refund_id)])
  return listed.find(({ id, amount }) => amount === refund.amount && !known.has(id)) ?? null
}

/** Committed before the provider is asked. One refund of a payment at a time, so that two cannot be taken for each other. */
async function claimToAsk(tx: Tx, refund_id: string, listed: readonly ProviderRefund[]): Promise<boolean> {
  const refund = await lockRefund(tx, refund_id)
  if (refund.provider_refund_id || (refund.status !== 'PENDING' && refund.status !== 'PROCESSING'))
    return false
  const waited = refund.asked_at ? tx.now.getTime() - refund.asked_at.getTime() : Number.POSITIVE_INFINITY
  if (waited < MAY_STILL_ARRIVE_MS) return false
  const another = await tx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', refund.payment_id)
    .where('id', '<>', refund_id)
    .where('status', '=', 'PENDING')
    .where('asked_at', 'is not', null)
    .where('provider_refund_id', 'is', null)
    .executeTakeFirst()
  if (another) return false
  await tx
    .updateTable('refund')
    .set((eb) => ({
      asked_at: tx.now,
      asks: eb('asks', '+', 1),
      seen_before: sql`coalesce(seen_before, ${listed.map(({ id }) => id)}::text[])`,
      next_check_at: new Date(tx.now.getTime() + LOOK_AFTER_SILENCE_MS),
    }))
    .where('id', '=', refund_id)
    .execute()
  return true
}

/** A 400, 404 or 422 is about this refund; anything else is about the call. */
const isNo = ({ status }: ProviderRefusal) => status === 400 || status === 404 || status === 422

function lookAgain(services: Services, refund_id: string): Promise<void> {
  return services.transaction('system', async (tx) => {
    await tx
      .updateTable('refund')
      .set({ next_check_at: new Date(tx.now.getTime() + LOOK_AFTER_SILENCE_MS), last_checked_at: tx.now })
      .where('id', '=', refund_id)
      .where('next_check_at', 'is not', null)
      .execute()
  })
}

/** The answer, or why there is none that can be gone by. */
function orSilence<T>(answer: Promise<T>): Promise<T | ProviderUnknown | ProviderRefusal> {
  return answer.catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
}
