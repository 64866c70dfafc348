import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { cancelDraftsOfInvitations } from '../leases/index.ts'

/** Holds those of some invitations that still wait: until this transaction ends nobody accepts them. In the system's. */
export async function lockPending(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from invitation where id = any (${[...ids]}::uuid[]) and status = 'PENDING'
    order by id for update`.execute(tx)
}

/** Takes back those of some invitations that still wait. In the system's transaction. */
export async function revokeWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  const revoked = await sql<{ id: string }>`update invitation set status = 'REVOKED'
    where id = any (${[...ids]}::uuid[]) and status = 'PENDING' returning id`.execute(tx)
  await cancelDraftsOfInvitations(
    tx,
    revoked.rows.map(({ id }) => id),
  )
}
