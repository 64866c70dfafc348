import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'

/** The managers of the estate choose plans and pay invoices; nobody does it for them. */
export const canSubscribe = (estate: Pick<EstateRow, 'is_managed'>): boolean => estate.is_managed

/** An estate the actor manages or, for a super admin, any, to read. */
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
