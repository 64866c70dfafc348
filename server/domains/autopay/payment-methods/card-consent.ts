import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderTransaction } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { contactEmail } from '../../users/index.ts'
import { readCard } from './read-card.ts'
import { saveCard } from './save-card.ts'

/** The payer consents, before checkout, to saving the card; only for their own payment. */
export async function consentToSaveCard(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  payment: { id: string; tenant_id: string },
): Promise<void> {
  if (payment.tenant_id !== user_id) return
  const payer = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('card_consent')
    .values({ payment_id: payment.id, user_id, email: payer.email, given_at: tx.now })
    .execute()
}

/** Saves the card of a completed payment if the payer consented. Idempotent: the consent is used up. */
export async function saveConsentedCard(
  tx: Tx,
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  payment_id: string,
  found: ProviderTransaction,
): Promise<void> {
  if (found.status !== 'success') return
  const consent = await tx
    .updateTable('card_consent')
    .set({ used_at: tx.now })
    .from('payment')
    .whereRef('payment.id', '=', 'card_consent.payment_id')
    .where('payment.status', '=', 'COMPLETED')
    .where('card_consent.payment_id', '=', payment_id)
    .where('card_consent.used_at', 'is', null)
    .returning(['card_consent.user_id', 'card_consent.email', 'card_consent.given_at'])
    .executeTakeFirst()
  const card = readCard(found)
  if (!consent || !card) return
  const { user_id, email, given_at } = consent
  const payer_email = found.customer_email ?? contactEmail({ id: user_id, email }, config.supportEmail)
  await saveCard(tx, secrets, { user_id, payer_email, payment_id, consented_at: given_at }, card)
}
