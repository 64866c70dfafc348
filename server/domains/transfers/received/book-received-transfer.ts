import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'
import { receivedFromProvider, recordPayment } from '../../payments/index.ts'

/**
 * Books a transfer to a tenancy's virtual account as a payment, once: the provider's reference is its key. It is
 * allocated to open charges, oldest first; the rest is credit. Returns whether it was booked now.
 */
export async function bookReceivedTransfer(tx: Tx, found: ProviderTransaction): Promise<boolean> {
  // Serialises webhook and sweep, so that the second one sees the payment.
  await lockNamed(tx, 'transfer', found.reference)
  const known = await tx
    .selectFrom('payment')
    .select('id')
    .where('reference', '=', found.reference)
    .executeTakeFirst()
  if (known) return false
  const account = await findAccount(tx, found)
  if (!account) return false
  const { name, bank } = found.sender ?? {}
  await recordPayment(
    tx,
    {
      unit_id: account.unit_id,
      tenant_id: account.tenant_id,
      source: 'PROVIDER',
      created_by: account.tenant_id,
      reference: found.reference,
      description: name ? `Bank transfer from ${name}${bank ? `, ${bank}` : ''}` : 'Bank transfer',
    },
    receivedFromProvider(found),
  )
  return true
}

/** By account number, including closed accounts; otherwise by customer. */
function findAccount(tx: Tx, { receiver_account_number, customer_code }: ProviderTransaction) {
  const wanted = tx
    .selectFrom('virtual_account')
    .innerJoin('lease', 'lease.id', 'virtual_account.lease_id')
    .select(['lease.unit_id', 'virtual_account.tenant_id'])
  return receiver_account_number
    ? wanted.where('account_number', '=', receiver_account_number).executeTakeFirst()
    : wanted.where('customer_code', '=', customer_code).executeTakeFirst()
}

/** A successful transfer to a virtual account, in the same mode as ours. */
export const isReceivedTransfer = (found: ProviderTransaction, domain: string) =>
  found.status === 'success' &&
  found.channel === 'dedicated_nuban' &&
  found.currency === 'NGN' &&
  found.domain === domain
