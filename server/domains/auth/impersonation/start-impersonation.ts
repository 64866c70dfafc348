import { IMPERSONATION_MINUTES } from '@gida/contract/shared/impersonation'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser, rightsOf, type UserRow } from '../../users/index.ts'
import { notifyImpersonation } from './notify-impersonation.ts'
import { findConsent } from './support-consent.ts'

/** Not oneself, another super admin or a deactivated person. A call within an impersonation cannot start another. */
export const canImpersonate = (
  actor: Pick<Actor, 'user_id'>,
  person: Pick<UserRow, 'id' | 'role' | 'status'>,
): boolean => person.id !== actor.user_id && person.role !== 'ADMIN' && person.status !== 'INACTIVE'

/** Starts an impersonation. Its record is committed before the token exists. */
export async function startImpersonation(services: Services, actor: Actor, id: string, reason?: string) {
  const begun = await services.transaction(actor, (tx) => recordImpersonation(tx, actor, id, reason))
  const { user, impersonation_id } = begun
  const access_token = await services.tokens.issue({
    ...{ user_id: user.id, session_id: impersonation_id, admin_id: actor.user_id },
    ...{ rights_version: user.rights_version, ...rightsOf(user) },
  })
  return {
    id: impersonation_id,
    access_token,
    expires_in: IMPERSONATION_MINUTES * 60,
    user: { id: user.id, full_name: user.full_name },
  }
}

async function recordImpersonation(tx: Tx, actor: Actor, id: string, reason: string | undefined) {
  const user = await getUser(tx, id)
  if (!canImpersonate(actor, user)) throw problem('IMPERSONATION_REFUSED')
  await requireStepUp(tx, actor)
  const consent = await findConsent(tx, id)
  if (!consent && !reason) throw problem('IMPERSONATION_NEEDS_REASON')
  const expires_at = new Date(tx.now.getTime() + IMPERSONATION_MINUTES * 60_000)
  const { id: impersonation_id } = await tx
    .insertInto('impersonation')
    .values({
      ...{ admin_id: actor.user_id, admin_session_id: actor.session_id, user_id: id },
      ...{ consent_id: consent?.id ?? null, reason: reason ?? null, started_at: tx.now, expires_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await asSystem(tx, () => notifyImpersonation(tx, user, { impersonation_id, reason: reason ?? null }))
  return { user, impersonation_id }
}
