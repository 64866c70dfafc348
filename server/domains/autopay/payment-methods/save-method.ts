import type { SaveMethodBody } from '@gida/contract/domains/autopay/method'
import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { ProviderRefusal, ProviderUnknown } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { contactEmail } from '../../users/index.ts'
import { getMethod, type MethodRow } from './method-queries.ts'
import { readCard } from './read-card.ts'
import { saveCard } from './save-card.ts'

/** Saves the card of a payment that the person made. It comes from the provider: Gida never sees card numbers. */
export async function saveMethod(
  services: Services,
  actor: Actor,
  { payment_id }: SaveMethodBody,
): Promise<MethodRow> {
  const payment = orNotFound(
    await services.transaction(actor, (tx) =>
      tx
        .selectFrom('payment')
        .innerJoin('users', 'users.id', 'payment.tenant_id')
        .select(['payment.id', 'payment.reference', 'payment.status', 'payment.channel', 'users.email'])
        .where('payment.id', '=', payment_id)
        .where('payment.tenant_id', '=', actor.user_id)
        .where('payment.created_by', '=', actor.user_id)
        .executeTakeFirst(),
    ),
  )
  if (payment.status !== 'COMPLETED' || payment.channel !== 'CARD') throw problem('CARD_NOT_REUSABLE')
  const found = await services.provider.verify(payment.reference).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) {
      throw new Problem('PROVIDER_UNAVAILABLE', {
        message:
          'We could not reach the payment provider about this card. It is not saved yet. Try again in a minute.',
        retryAfter: 30,
      })
    }
    throw error
  })
  const card = found.status === 'success' ? readCard(found) : null
  if (!card) throw problem('CARD_NOT_REUSABLE')
  const payer_email =
    found.customer_email ??
    contactEmail({ id: actor.user_id, email: payment.email }, services.config.supportEmail)
  return services.transaction(actor, async (tx) => {
    const holder = { user_id: actor.user_id, payer_email, payment_id, consented_at: tx.now }
    const { id } = await saveCard(tx, services.secrets, holder, card)
    return getMethod(tx, id)
  })
}
