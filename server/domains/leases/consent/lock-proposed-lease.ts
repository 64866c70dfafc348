import { canAnswerLease } from '@gida/contract/domains/leases/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { illegal, type LockedLease, lockLease } from '../endings/end-lease.ts'
import { isOutForSigning } from './out-for-signing.ts'

/**
 * Locks a lease that waits for the actor's own acceptance, and gives the transaction system rights, since tenants cannot
 * write leases. 404 if they do not see it; others who see it cannot decide.
 */
export async function lockProposedLease(tx: Tx, actor: Actor, id: string): Promise<LockedLease> {
  const seen = orNotFound(
    await tx.selectFrom('lease').select('tenant_id').where('id', '=', id).executeTakeFirst(),
  )
  if (seen.tenant_id !== actor.user_id) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  const lease = await lockLease(tx, id)
  if (!canAnswerLease(lease.status) || lease.tenant_id !== actor.user_id)
    throw illegal('This tenancy no longer needs your answer.')
  if (await isOutForSigning(tx, id))
    throw illegal(
      'The agreement has been sent to you to sign. Open the link in that message to sign or decline.',
    )
  return lease
}
