import type { InitializeBody, InitializedPayment } from '@gida/contract/domains/payments/checkout'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import { claimKey, recordSubject, storeAnswer } from '../../../platform/http/idempotency.ts'
import type { Services } from '../../../platform/services.ts'
import { beginMethodPayment } from './begin-method-payment.ts'
import { chargeMethod } from './charge-method.ts'

type Answer = z.infer<typeof InitializedPayment>

/**
 * Pays with a saved card: the payment is committed, the card charged, the response stored. A request that dies in
 * between is resumed by its key with the same reference.
 */
export async function payWithMethod(
  services: Services,
  actor: Actor,
  key: string,
  wanted: InitializeBody & { method_id: string },
): Promise<Answer> {
  const begun = await services.transaction(actor, async (tx) => {
    const claim = await claimKey(tx, actor, key, wanted)
    if (claim.state === 'answered') return { answer: claim.answer as Answer, id: '' }
    if (claim.state === 'unfinished' && claim.subject_id) return { answer: null, id: claim.subject_id }
    const { id } = await beginMethodPayment(tx, actor, wanted)
    await recordSubject(tx, actor, key, id)
    return { answer: null, id }
  })
  if (begun.answer) return begun.answer
  await chargeMethod(services, begun.id)
  return services.transaction('system', async (tx) => {
    const { reference, status } = await tx
      .selectFrom('payment')
      .select(['reference', 'status'])
      .where('id', '=', begun.id)
      .executeTakeFirstOrThrow()
    const answer = {
      payment_id: begun.id,
      reference,
      status,
      authorization_url: null,
      access_code: null,
    }
    await storeAnswer(tx, actor, key, 201, answer)
    return answer
  })
}
