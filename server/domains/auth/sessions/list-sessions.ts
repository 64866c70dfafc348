import type { SessionEntry } from '@gida/contract/domains/auth/session'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { describeDevice } from './describe-device.ts'

const MOST = 100

/** A person's sessions, the current one first, then by last use. */
export async function listSessions(tx: Tx, actor: Actor): Promise<SessionEntry[]> {
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at', 'outside_key'])
    .where('user_id', '=', actor.user_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .orderBy((eb) => eb('id', '=', actor.session_id), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    started_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === actor.session_id,
    outside: row.outside_key !== null,
  }))
}
