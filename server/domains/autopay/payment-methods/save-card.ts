import { seal } from '../../../platform/access/seal.ts'
import type { Secrets } from '../../../platform/config/secrets.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { consentGiven } from '../../auth/index.ts'
import type { Card } from './read-card.ts'

type Holder = { user_id: string; payer_email: string; payment_id: string; consented_at: Date }

/** Saves a card, encrypted. A known card is recognised and reactivated; the first one becomes the default. */
export async function saveCard(
  tx: Tx,
  secrets: Secrets,
  holder: Holder,
  card: Card,
): Promise<{ id: string }> {
  const { authorization_code, signature, ...shown } = card
  const kept = {
    ...shown,
    ...holder,
    sealed_authorization: seal(authorization_code, holder.user_id, secrets.seal),
    saved_at: tx.now,
    warned_for: null,
  }
  // Serialises two concurrent first cards, so that one is the default.
  await lockNamed(tx, 'cards_of_person', holder.user_id)
  await consentGiven.run({ tx, user_id: holder.user_id, purpose: 'CARD' })
  const other = await tx
    .selectFrom('payment_method')
    .select('id')
    .where('user_id', '=', holder.user_id)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return tx
    .insertInto('payment_method')
    .values({ ...kept, signature, is_default: other === undefined })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'signature']).where('removed_at', 'is', null).doUpdateSet(kept),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}
