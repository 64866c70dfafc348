import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'

/** Whoever runs the estate books what vendors bill, and pays them. Owners read what is theirs. */
export const paysVendors = (actor: Actor, estate: Pick<EstateRow, 'is_managed'>): boolean =>
  (actor.role === 'ADMIN' || estate.is_managed) && actor.permissions.has('payments_refund')

/** The estate whose books are to be written, for whoever may. */
export async function estateToPayFrom(tx: Tx, actor: Actor, estate_id: string): Promise<EstateRow> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!paysVendors(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  return estate
}
