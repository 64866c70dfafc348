import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { type EstateRow, getEstate } from '../estates/index.ts'

/** Whoever runs the estate sends, holds and reports owners' money; owners only see it. */
export const canRemit = (actor: Pick<Actor, 'role' | 'permissions'>, estate: { is_managed: boolean }) =>
  actor.permissions.has('payments_refund') && (estate.is_managed || actor.role === 'ADMIN')

/** The estate, if the actor may move its money. */
export async function estateToRemitFrom(tx: Tx, actor: Actor, id: string): Promise<EstateRow> {
  const estate = await getEstate(tx, actor, id)
  if (!canRemit(actor, estate)) throw problem('PERMISSION_DENIED')
  return estate
}

/** The requested owner. Owners may only ask for themselves; a manager's default is the estate's first owner. */
export async function ownerAskedFor(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  landlord_id: string | undefined,
): Promise<string> {
  if (actor.role === 'LANDLORD' && landlord_id && landlord_id !== actor.user_id) throw problem('NOT_FOUND')
  if (actor.role === 'LANDLORD') return actor.user_id
  if (landlord_id) return landlord_id
  const first = await tx
    .selectFrom('estate_association')
    .innerJoin('users', 'users.id', 'estate_association.user_id')
    .select('user_id')
    .where('estate_id', '=', estate_id)
    .where('estate_association.role', '=', 'LANDLORD')
    .orderBy('users.full_name')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return orNotFound(first).user_id
}
