import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { Actor } from '../../../platform/access/actor.ts'
import { type Allowance, trySpending } from '../../../platform/allowances/allowance.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getPaymentDetail } from '../get-payment-detail.ts'
import { checkPayment } from './check-payment.ts'

/** Rate limit of polls that viewers of one payment may trigger; beyond it they see the known state. */
const questionsAbout = (payment_id: string): Allowance => ({
  name: 'payment_question',
  spender: payment_id,
  most: 5,
  seconds: 60,
})

/**
 * Polls the provider now and returns the payment. Without an answer, or beyond the rate limit, it is unchanged and says
 * when the provider is polled next.
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
