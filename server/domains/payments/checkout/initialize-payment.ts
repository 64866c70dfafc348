import type { InitializeBody, InitializedPayment } from '@gida/contract/domains/payments/checkout'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import { claimKey, recordSubject, storeAnswer } from '../../../platform/http/idempotency.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { paymentUpdated } from '../events.ts'
import { type Attempt, getOpenAttempt } from './attempts.ts'
import { beginPayment } from './begin-payment.ts'
import { type PaymentIntent, startCheckout } from './start-checkout.ts'

type Answer = z.infer<typeof InitializedPayment>

/**
 * Starts a payment in three steps: commit the payment, call the provider, store the response. A request that dies in
 * between, or gets no response, is resumed with the same key.
 */
export async function initializePayment(
  services: Services,
  actor: Actor,
  key: string,
  wanted: InitializeBody,
): Promise<Answer> {
  const begun = await services.transaction(actor, async (tx) => {
    const claim = await claimKey(tx, actor, key, wanted)
    if (claim.state === 'answered') return { answer: claim.answer as Answer, id: '' }
    if (claim.state === 'unfinished' && claim.subject_id) return { answer: null, id: claim.subject_id }
    const { id } = await beginPayment(tx, actor, wanted)
    await recordSubject(tx, actor, key, id)
    return { answer: null, id }
  })
  if (begun.answer) return begun.answer
  const intent = { actor, key, wanted }
  return keepAnswer(services, intent, await startCheckout(services, intent, begun.id))
}

/** Returns the attempt that determines the payment intent's status: another one may have been paid meanwhile. */
async function keepAnswer(
  services: Services,
  { actor, key }: PaymentIntent,
  attempt: Attempt,
): Promise<Answer> {
  return services.transaction('system', async (tx) => {
    const { id, reference, status, authorization_url, access_code } = await getOpenAttempt(tx, attempt)
    const page =
      status === 'PENDING'
        ? { authorization_url, access_code }
        : { authorization_url: null, access_code: null }
    const answer = { payment_id: id, reference, ...page, status }
    await storeAnswer(tx, actor, key, 201, answer)
    await publish(tx, paymentUpdated, { payment_id: id })
    return answer
  })
}
