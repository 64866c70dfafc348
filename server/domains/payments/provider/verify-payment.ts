import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { Actor } from '../../../platform/access/actor.ts'
import { type Allowance, trySpending } from '../../../platform/allowances/allowance.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getPaymentDetail } from '../get-payment-detail.ts'
import { checkPayment } from './check-payment.ts'

/** So often the provider is asked about one payment because somebody looks at it; who looks more often sees what is known. */
const questionsAbout = (payment_id: string): Allowance => ({
  name: 'payment_question',
  spender: payment_id,
  most: 5,
  seconds: 60,
})

/**
 * Asks the provider now, and answers how the payment stands then. No answer leaves it as it was, and so does a question that would
 * be one too many: the payment says when the provider is asked next.
 */
export async function verifyPayment(
  services: Services,
  actor: Actor,
  reference: string,
): Promise<PaymentDetail> {
  const { payment, mayAsk } = await services.transaction(actor, async (tx) => {
    const payment = orNotFound(
      await tx
        .selectFrom('payment')
        .select(['id', 'reference', 'status', 'source'])
        .where('reference', '=', reference)
        .executeTakeFirst(),
    )
    const isOpen = payment.status !== 'COMPLETED' && payment.status !== 'REFUNDED'
    const isAsked = isOpen && payment.source === 'PROVIDER'
    return { payment, mayAsk: isAsked && (await trySpending(tx, questionsAbout(payment.id))) === 0 }
  })
  if (mayAsk) await checkPayment(services, payment)
  return services.transaction(actor, (tx) => getPaymentDetail(tx, actor, payment.id))
}
