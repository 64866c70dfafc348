import { z } from 'zod'
import { type BatchItem, behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { isProviderOut } from '../../../platform/pay/outage.ts'
import { type ProviderRefund, ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { recordReversal } from './record-reversal.ts'

/** The provider does not refund older payments. */
const LOOK_BACK_MS = 90 * 86_400_000

const STATUS = { processed: 'TAKEN', failed: 'KEPT' } as const
const statusOf = ({ status }: ProviderRefund) =>
  status === 'processed' || status === 'failed' ? STATUS[status] : 'OPEN'

/**
 * Reads the refunds of an invoice payment. We never request any, so they were made in the provider's dashboard. Returns whether the
 * provider answered.
 */
export async function readRefundsOf(services: Services, payment_id: string): Promise<boolean> {
  const { provider_reference } = await services.transaction('system', (tx) =>
    tx
      .selectFrom('platform_invoice_payment')
      .select('provider_reference')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow(),
  )
  if (!provider_reference) return true // not paid yet as far as we know: checking the payment comes first
  const found = await services.provider.listRefunds(provider_reference).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return null
    throw error
  })
  if (found === null) return false
  for (const refund of found)
    await services.transaction('system', (tx) =>
      recordReversal(tx, payment_id, {
        ...{ kind: 'REFUND', provider_id: refund.id, amount: refund.amount, status: statusOf(refund) },
        ...{ reason: null, due_at: null },
      }),
    )
  return true
}

/** Checks all recent payments, so that nothing depends on webhooks. */
export const readInvoiceRefunds = defineJob({
  name: 'read_invoice_refunds',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'read_invoice_refunds',
      items: pagesOf<BatchItem>(services, async (tx, after, limit) =>
        (await isProviderOut(tx))
          ? []
          : tx
              .selectFrom('platform_invoice_payment')
              .select('id')
              .where('status', '=', 'COMPLETED')
              .where('paid_at', '>', new Date(tx.now.getTime() - LOOK_BACK_MS))
              .where('id', '>', behind(after))
              .orderBy('id')
              .limit(limit)
              .execute(),
      ),
      each: async ({ id }) => void (await readRefundsOf(services, id)),
    })
  },
})
