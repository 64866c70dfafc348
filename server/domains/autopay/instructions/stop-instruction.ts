import type { StopReason } from '@gida/contract/domains/autopay/autopay'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { instructionStopped } from './events.ts'

/** Pauses an instruction automatically and publishes that. One already paused keeps its reason. */
export async function stopInstruction(tx: Tx, instruction_id: string, reason: StopReason): Promise<void> {
  const stopped = await tx
    .updateTable('autopay_instruction')
    .set({ status: 'PAUSED', reason, changed_at: tx.now })
    .where('id', '=', instruction_id)
    .where('status', '=', 'ACTIVE')
    .returning('id')
    .executeTakeFirst()
  if (stopped) {
    await publish(tx, instructionStopped, { instruction_id, reason, at: tx.now.toISOString() })
  }
}
