import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import type { ProviderRefund } from '../../../platform/pay/provider.ts'
import { reviewPayment } from '../../payments/index.ts'
import { lockRefund } from '../book-refund.ts'
import { refundsSince } from './find-provider-refund.ts'
import { MAY_STILL_ARRIVE_MS, POLL_AFTER_SILENCE_MS } from './refund-polling-schedule.ts'

/**
 * Claims a refund before the provider is called. One at a time per payment, so that two cannot be confused; and not
 * while the provider has a new refund that we cannot attribute.
 */
export async function claimRefund(
  tx: Tx,
  refund_id: string,
  listed: readonly ProviderRefund[],
): Promise<boolean> {
  const refund = await lockRefund(tx, refund_id)
  if (refund.provider_refund_id || (refund.status !== 'PENDING' && refund.status !== 'PROCESSING'))
    return false
  const waited = refund.asked_at ? tx.now.getTime() - refund.asked_at.getTime() : Number.POSITIVE_INFINITY
  if (waited < MAY_STILL_ARRIVE_MS || (await isAnotherAsked(tx, refund))) return false
  const [stranger] = refund.asked_at ? await refundsSince(tx, refund, listed) : []
  if (stranger) {
    const reason = `We requested a refund of ${formatNaira(refund.amount)}, but the payment provider made refund ${stranger.id} of ${formatNaira(stranger.amount)}. Nothing was booked or requested again.`
    await reviewPayment(tx, refund.payment_id ?? '', reason)
    return false
  }
  await tx
    .updateTable('refund')
    .set((eb) => ({
      asked_at: tx.now,
      asks: eb('asks', '+', 1),
      seen_before: sql`coalesce(seen_before, ${listed.map(({ id }) => id)}::text[])`,
      next_check_at: new Date(tx.now.getTime() + POLL_AFTER_SILENCE_MS),
    }))
    .where('id', '=', refund_id)
    .execute()
  return true
}

type Refund = Awaited<ReturnType<typeof lockRefund>>

async function isAnotherAsked(tx: Tx, { id, payment_id }: Refund): Promise<boolean> {
  return exists(
    tx
      .selectFrom('refund')
      .select('id')
      .where('payment_id', '=', payment_id)
      .where('id', '<>', id)
      .where('status', '=', 'PENDING')
      .where('asked_at', 'is not', null)
      .where('provider_refund_id', 'is', null),
  )
}
