import { openSession } from '../../domains/auth/open-session.ts'
import { getUser } from '../../domains/users/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'

export type TenantSession = { user_id: string; token: string }

/** Signs in this many tenants once each. */
export async function openTenantSessions(
  tx: Tx,
  services: Services,
  count: number,
): Promise<TenantSession[]> {
  const people = await tx.selectFrom('users').select('id').where('role', '=', 'TENANT').limit(count).execute()
  const client = { address: '127.0.0.1', userAgent: 'bench' }
  const sessions: TenantSession[] = []
  for (const { id } of people) {
    const { access_token } = await openSession(tx, services, await getUser(tx, id), client)
    sessions.push({ user_id: id, token: access_token })
  }
  return sessions
}
