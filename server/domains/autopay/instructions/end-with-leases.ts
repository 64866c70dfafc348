import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { instructionStopped } from './events.ts'

/** Cancels instructions of leases that have ended: consent for one tenancy does not extend to the next. */
export async function endWithLeases(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'end_instructions_with_leases',
    items: pagesOf(services, findOver),
    each: inTransaction(services, (tx, { id }) => endInstruction(tx, id)),
  })
}

const findOver = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('autopay_instruction as instruction')
    .innerJoin('lease', 'lease.id', 'instruction.lease_id')
    .select('instruction.id')
    .where('instruction.status', '<>', 'CANCELLED')
    .where('lease.status', '<>', 'ACTIVE')
    .where('instruction.id', '>', behind(after))
    .orderBy('instruction.id')
    .limit(limit)
    .execute()

async function endInstruction(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update autopay_instruction i set status = 'CANCELLED', reason = 'LEASE_ENDED', changed_at = ${tx.now}
    from lease l where i.id = ${id} and l.id = i.lease_id and i.status <> 'CANCELLED' and l.status <> 'ACTIVE'
    returning i.id`.execute(tx)
  if (rows.length === 0) return false
  const at = tx.now.toISOString()
  await publish(tx, instructionStopped, { instruction_id: id, reason: 'LEASE_ENDED', at })
  return true
}
