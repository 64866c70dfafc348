import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { cancelDraftsOfInvitations } from '../leases/index.ts'

/** Locks the pending ones of some invitations until the transaction ends, so that nobody accepts them. System only. */
export async function lockPending(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from invitation where id = any (${[...ids]}::uuid[]) and status = 'PENDING'
    order by id for update`.execute(tx)
}

/** Revokes the pending ones of some invitations. System only. */
export async function revokeWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  const revoked = await sql<{ id: string }>`update invitation set status = 'REVOKED'
    where id = any (${[...ids]}::uuid[]) and status = 'PENDING' returning id`.execute(tx)
  await cancelDraftsOfInvitations(
    tx,
    revoked.rows.map(({ id }) => id),
  )
}
