import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { LockedUnit } from '../../estates/index.ts'

/**
 * Validates the invitation for a draft's tenant. 404 if the actor does not see it; refused if it is for another estate,
 * unit or role, or can no longer be accepted. Returns who has accepted it already.
 */
export async function getUsableInvitation(
  tx: Tx,
  id: string,
  units: readonly LockedUnit[],
): Promise<{ accepted_by: string | null }> {
  const invitation = orNotFound(
    await tx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  const { estate_id, unit_id, role, status, expires_at, accepted_by } = invitation
  const isOpen = status === 'ACCEPTED' || (status === 'PENDING' && expires_at > tx.now)
  const isForHome = unit_id === null || units.some((unit) => unit.id === unit_id)
  if (role !== 'TENANT' || !isOpen || !isForHome || units[0]?.estate_id !== estate_id)
    throw problem('INVITATION_UNFIT')
  return { accepted_by }
}
