import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'

/** Those who run the estate book and pay vendors' bills. Owners can read theirs. */
export const paysVendors = (actor: Actor, estate: Pick<EstateRow, 'is_managed'>): boolean =>
  (actor.role === 'ADMIN' || estate.is_managed) && actor.permissions.has('payments_refund')

/** The estate whose books are changed, if the actor may. */
export async function estateToPayFrom(tx: Tx, actor: Actor, estate_id: string): Promise<EstateRow> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!paysVendors(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  return estate
}
