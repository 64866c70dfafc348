import { CONSENT_HOURS, type SupportAccess } from '@gida/contract/domains/auth/impersonation'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { consentGiven, consentWithdrawn } from '../hooks.ts'
import { listImpersonations } from './list-impersonations.ts'
import { endImpersonations } from './stop-impersonation.ts'

/** A person's valid consent to support access, if there is one. */
export const findConsent = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('support_consent')
    .select(['id', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function getSupportAccess(tx: Tx, { user_id }: Actor): Promise<SupportAccess> {
  const [consent, looks] = await Promise.all([findConsent(tx, user_id), listImpersonations(tx)])
  return { consent_until: consent?.expires_at.toISOString() ?? null, looks }
}

/** Consents to support access for a day; repeating it starts the day again. */
export async function allowSupportAccess(tx: Tx, { user_id }: Actor): Promise<void> {
  const expires_at = new Date(tx.now.getTime() + CONSENT_HOURS * 3_600_000)
  await tx.insertInto('support_consent').values({ user_id, granted_at: tx.now, expires_at }).execute()
  await consentGiven.run({ tx, user_id, purpose: 'SUPPORT', until: expires_at })
}

/** Withdraws all consents; impersonations based on them end with their next call. */
export async function revokeSupportAccess(tx: Tx, { user_id }: Actor): Promise<void> {
  const revoked = await tx
    .updateTable('support_consent')
    .set({ revoked_at: tx.now })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .returning('id')
    .execute()
  await consentWithdrawn.run({ tx, user_id, purpose: 'SUPPORT' })
  await asSystem(tx, async () => {
    for (const { id } of revoked) await endImpersonations(tx, 'consent_id', id)
  })
}
