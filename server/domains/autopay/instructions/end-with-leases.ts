import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { instructionStopped } from './events.ts'

/** Ends the instructions of leases that run no more: what was agreed for one tenancy says nothing about the next. */
export async function endWithLeases(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update standing_instruction i set status = 'CANCELLED', reason = 'LEASE_ENDED', changed_at = ${tx.now}
    from lease l where l.id = i.lease_id and i.status <> 'CANCELLED' and l.status <> 'ACTIVE'
    returning i.id`.execute(tx)
  for (const { id } of rows) {
    const stopped = { instruction_id: id, reason: 'LEASE_ENDED', at: tx.now.toISOString() }
    await announce(tx, instructionStopped, stopped)
  }
}
