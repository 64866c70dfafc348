import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'

/** Who chooses plans and pays invoices: those who manage the estate, and nobody for them. */
export const canSubscribe = (estate: Pick<EstateRow, 'is_managed'>): boolean => estate.is_managed

/** Of an estate that is managed, or of any for a super admin, who reads. */
export async function getEstateToRead(tx: Tx, actor: Actor, id: string): Promise<EstateRow> {
  const estate = await getEstate(tx, actor, id)
  if (!canSubscribe(estate) && actor.role !== 'ADMIN') throw problem('PERMISSION_DENIED')
  return estate
}

export async function getEstateToSubscribe(tx: Tx, actor: Actor, id: string): Promise<EstateRow> {
  const estate = await getEstate(tx, actor, id)
  if (!canSubscribe(estate)) throw problem('PERMISSION_DENIED')
  return estate
}
