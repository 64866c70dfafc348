import type { Seller } from '@gida/contract/domains/subscriptions/plan'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** The seller shown on new invoices; null until set. */
export async function getSeller(tx: Tx): Promise<Seller | null> {
  const seller = await tx
    .selectFrom('platform_seller')
    .select(['name', 'address', 'tax_id', 'charges_vat'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return seller ?? null
}

/** Sets the seller from now on. Issued invoices keep theirs. */
export async function setSeller(tx: Tx, actor: Actor, seller: Seller): Promise<Seller> {
  if (seller.charges_vat && !seller.tax_id)
    throw problem('VALIDATION_ERROR', [
      { path: 'tax_id', message: 'Whoever charges VAT gives the tax number.' },
    ])
  await requireStepUp(tx, actor)
  await tx
    .insertInto('platform_seller')
    .values({ ...seller, created_by: actor.user_id, created_at: tx.now })
    .execute()
  return seller
}
