import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import type { Tx } from '../../../platform/db/db.ts'
import type { Checkout } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { contactEmail } from '../../users/index.ts'

export type PaymentToOpen = Awaited<ReturnType<typeof getPaymentToOpen>>

export function getPaymentToOpen(tx: Tx, id: string) {
  return tx
    .selectFrom('payment')
    .innerJoin('users', 'users.id', 'payment.tenant_id')
    .selectAll('payment')
    .select('users.email')
    .where('payment.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Requests a checkout page from the provider. */
export function openCheckout(
  services: Services,
  payment: PaymentToOpen,
  wanted: InitializeBody,
): Promise<Checkout> {
  const { publicUrl } = services.config.http
  return services.provider.initialize({
    reference: payment.reference,
    amount: payment.amount,
    email: contactEmail({ id: payment.tenant_id, email: payment.email }, services.config.supportEmail),
    callback_url: `${publicUrl}/pay/return`,
    cancel_url: `${publicUrl}/pay/cancelled?reference=${payment.reference}`,
    channels: wanted.channel ? [wanted.channel] : null,
    split:
      payment.subaccount_code && payment.transaction_charge !== null
        ? { subaccount: payment.subaccount_code, main_keeps: payment.transaction_charge }
        : null,
    metadata: { payment_id: payment.id },
  })
}

/** The provider does not know the landlord's subaccount: the payment proceeds, and the landlord's share is held by us. */
export async function holdSplit(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ split: 'WAITING', subaccount_code: null, transaction_charge: null })
    .where('id', '=', id)
    .execute()
}
