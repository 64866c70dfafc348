import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getPaymentDetail } from '../get-payment-detail.ts'
import { checkPayment } from './check-payment.ts'

/** Asks the provider now, and answers how the payment stands then. No answer leaves it as it was. */
export async function verifyPayment(
  services: Services,
  actor: Actor,
  reference: string,
): Promise<PaymentDetail> {
  const payment = orNotFound(
    await services.transaction(actor, (tx) =>
      tx
        .selectFrom('payment')
        .select(['id', 'reference', 'status', 'source'])
        .where('reference', '=', reference)
        .executeTakeFirst(),
    ),
  )
  const isOpen = payment.status !== 'COMPLETED' && payment.status !== 'REFUNDED'
  if (isOpen && payment.source === 'PROVIDER') await checkPayment(services, payment)
  return services.transaction(actor, (tx) => getPaymentDetail(tx, actor, payment.id))
}
