import type { StopReason } from '@gida/contract/domains/autopay/recurring'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { instructionStopped } from './events.ts'

/** Pauses an instruction by itself, and says so. One that is paused already keeps its reason. */
export async function stopInstruction(tx: Tx, instruction_id: string, reason: StopReason): Promise<void> {
  const stopped = await tx
    .updateTable('standing_instruction')
    .set({ status: 'PAUSED', reason, changed_at: tx.now })
    .where('id', '=', instruction_id)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .executeTakeFirst()
  if (stopped) {
    await announce(tx, instructionStopped, { instruction_id, reason, at: tx.now.toISOString() })
  }
}
