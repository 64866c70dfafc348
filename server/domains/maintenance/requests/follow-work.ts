import type { HoldReason, RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { isReopening, mayMove } from '@gida/contract/domains/maintenance/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { writeLine } from './log.ts'
import { changeOfStatus, type Moved, moveMerged } from './move-request.ts'
import { lockRequest, type RequestRow } from './request-queries.ts'

/** The request status for each order status; others change nothing. */
const BY_WORK: Record<string, RequestStatus> = {
  ASSIGNED: 'ASSIGNED',
  IN_PROGRESS: 'IN_PROGRESS',
  ON_HOLD: 'ON_HOLD',
  DONE: 'RESOLVED',
  OPEN: 'OPEN',
  CANCELLED: 'OPEN',
}

type Work = {
  /** The order that changed, and its new status. */
  order_id: string
  work: string
  /** Staff reopened work that was marked as done. */
  is_again?: boolean
  assigned_to: string | null
  note?: string | undefined
  hold_reason?: HoldReason | undefined
}

/**
 * Updates a request's status after its work order changed. Needs system rights, since the worker may not write the request. Illegal
 * transitions are skipped, and a cancelled order never reopens a resolved request.
 */
export async function followWork(
  tx: Tx,
  actor: { user_id: string } | null,
  request_id: string,
  { order_id, work, is_again = false, assigned_to, note, hold_reason }: Work,
): Promise<void> {
  const asked = await lockRequest(tx, request_id)
  const found = asked.merged_into ? await lockRequest(tx, asked.merged_into) : asked
  const from = found.status
  const request = is_again && from === 'RESOLVED' ? await openAgain(tx, found) : found
  const to = await statusBy(tx, request.id, { order_id, work })
  const doer = request.assigned_to ?? assigned_to
  if (!to || to === request.status || (to === 'ASSIGNED' && doer === null)) return
  if (!mayMove(request.status, to, ['STAFF', 'DOER']) || isReopening(request.status, to)) return
  const moved: Moved = { status: to, parts: ['STAFF'], hold_reason, assigned_to: doer ?? undefined }
  await tx
    .updateTable('maintenance_request')
    .set(await changeOfStatus(tx, request, moved))
    .where('id', '=', request.id)
    .execute()
  await moveMerged(tx, request.id)
  await writeLine(tx, actor, request.id, { kind: 'MOVED', from_value: from, to_value: to, note })
}

/** Restarts the targets and stops asking for confirmation. */
async function openAgain(tx: Tx, request: RequestRow): Promise<RequestRow> {
  const change = await changeOfStatus(tx, request, { status: 'OPEN', parts: ['STAFF'] })
  await tx.updateTable('maintenance_request').set(change).where('id', '=', request.id).execute()
  return lockRequest(tx, request.id)
}

/** Considers all orders of a request: resolved once none is pending or in progress, open again only if none remains. */
async function statusBy(
  tx: Tx,
  request_id: string,
  { order_id, work }: Pick<Work, 'order_id' | 'work'>,
): Promise<RequestStatus | undefined> {
  const to = BY_WORK[work]
  if (to !== 'OPEN' && to !== 'RESOLVED') return to
  const { rows } = await sql<{ waits: boolean; is_worked_on: boolean; is_done: boolean }>`
    select coalesce(bool_or(o.status in ('QUOTING', 'APPROVAL')), false) as waits,
      coalesce(bool_or(o.status in ('ASSIGNED', 'IN_PROGRESS', 'ON_HOLD')), false) as is_worked_on,
      coalesce(bool_or(o.status = 'DONE'), false) as is_done
    from maintenance_request r join work_order o on o.request_id = r.id
    where ${request_id} in (r.id, r.merged_into) and o.id <> ${order_id}`.execute(tx)
  const { waits = false, is_worked_on = false, is_done = false } = rows[0] ?? {}
  if (is_worked_on || (to === 'RESOLVED' && waits)) return undefined
  return work === 'CANCELLED' && is_done && !waits ? 'RESOLVED' : to
}
