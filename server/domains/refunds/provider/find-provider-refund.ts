import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderRefund } from '../../../platform/pay/provider.ts'
import { lockRefund } from '../book-refund.ts'

/** The refund known to be ours; or, after a request, a new one with this amount that is not attributed to another. */
export async function findProviderRefund(
  tx: Tx,
  refund_id: string,
  listed: readonly ProviderRefund[],
): Promise<ProviderRefund | null> {
  const refund = await lockRefund(tx, refund_id)
  if (refund.provider_refund_id) return listed.find(({ id }) => id === refund.provider_refund_id) ?? null
  if (!refund.asked_at) return null
  return (await refundsSince(tx, refund, listed)).find(({ amount }) => amount === refund.amount) ?? null
}

type RequestedRefund = { payment_id: string | null; seen_before: string[] | null }

/** Provider refunds created after our request that belong to no other refund of the payment. */
export async function refundsSince(
  tx: Tx,
  { payment_id, seen_before }: RequestedRefund,
  listed: readonly ProviderRefund[],
): Promise<ProviderRefund[]> {
  const claimed = await tx
    .selectFrom('refund')
    .select('provider_refund_id')
    .where('payment_id', '=', payment_id)
    .where('provider_refund_id', 'is not', null)
    .execute()
  const known = new Set([...(seen_before ?? []), ...claimed.map((row) => row.provider_refund_id)])
  return listed.filter(({ id }) => !known.has(id))
}
