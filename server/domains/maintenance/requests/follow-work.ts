import type { HoldReason, RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { mayMove } from '@gida/contract/domains/maintenance/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { writeLine } from './log.ts'
import { changeOfStatus, type Moved, moveMerged } from './move-request.ts'
import { lockRequest } from './request-queries.ts'

/** Where a request stands by the work on it; what is not here leaves it as it is. */
const BY_WORK: Record<string, RequestStatus> = {
  ASSIGNED: 'ASSIGNED',
  IN_PROGRESS: 'IN_PROGRESS',
  ON_HOLD: 'ON_HOLD',
  DONE: 'RESOLVED',
  OPEN: 'OPEN',
  CANCELLED: 'OPEN',
}

type Work = {
  work: string
  assigned_to: string | null
  note?: string | undefined
  hold_reason?: HoldReason | undefined
}

/**
 * Moves a request as the work on it goes, within an elevated step: who works on it need not be one who may write it. Where its own
 * table of moves says no, it stays.
 */
export async function followWork(
  tx: Tx,
  actor: { user_id: string } | null,
  request_id: string,
  { work, assigned_to, note, hold_reason }: Work,
): Promise<void> {
  const to = BY_WORK[work]
  const asked = await lockRequest(tx, request_id)
  const request = asked.merged_into ? await lockRequest(tx, asked.merged_into) : asked
  const doer = request.assigned_to ?? assigned_to
  if (!to || to === request.status || (to === 'ASSIGNED' && doer === null)) return
  if (!mayMove(request.status, to, ['STAFF', 'DOER'])) return
  const moved: Moved = { status: to, parts: ['STAFF'], hold_reason, assigned_to: doer ?? undefined }
  await tx
    .updateTable('maintenance_request')
    .set(await changeOfStatus(tx, request, moved))
    .where('id', '=', request.id)
    .execute()
  await moveMerged(tx, request.id)
  await writeLine(tx, actor, request.id, { kind: 'MOVED', from_value: request.status, to_value: to, note })
}
