import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { reviewPayment } from '../../payments/index.ts'

type RecordedRefunds = { transaction_id: string; ids: string[]; is_asking: boolean }

/**
 * Flags refunds made at the provider without us, such as on its dashboard, since the ledger does not know them. Waits
 * while one of ours may still appear among them.
 */
export async function reviewForeignRefunds(services: Services, payment_id: string): Promise<void> {
  const known = await services.transaction('system', async (tx) => {
    const { rows } = await sql<RecordedRefunds>`
      select coalesce(p.provider_reference, p.reference) as transaction_id,
        array(select provider_refund_id from refund where payment_id = p.id and provider_refund_id is not null) as ids,
        exists (select from refund where payment_id = p.id and status in ('PENDING', 'PROCESSING')
          and way = 'PROVIDER' and provider_refund_id is null) as is_asking
      from payment p where p.id = ${payment_id} and p.status in ('COMPLETED', 'REFUNDED')`.execute(tx)
    return rows[0]
  })
  if (!known || known.is_asking) return
  const listed = await services.provider.listRefunds(known.transaction_id).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return []
    throw error
  })
  const foreign = listed.filter(({ id, status }) => status !== 'failed' && !known.ids.includes(id))
  for (const { id, amount } of foreign) {
    const reason = `The payment provider refunded ${formatNaira(amount)} of this payment to the payer (refund ${id}), which nobody here requested. It is not in the accounts.`
    await services.transaction('system', (tx) => reviewPayment(tx, payment_id, reason))
  }
}
