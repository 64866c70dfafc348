import { fixDue, safeDue } from '@gida/contract/domains/maintenance/clocks'
import type { UpdateRequest } from '@gida/contract/domains/maintenance/request'
import type { Priority } from '@gida/contract/domains/maintenance/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { doersOf } from '../people.ts'
import { mayWrite, moversOf } from '../policy.ts'
import { dueTimes } from './create-request.ts'
import { writeLine } from './log.ts'
import { refuseMerged, setStatus } from './move-request.ts'
import { getRequest, lockRequest, type RequestRow } from './request-queries.ts'

/** Changes a request's details; staff also set assignee and priority, and declare that nobody is in danger. */
export async function updateRequest(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { priority, reason, assigned_to, is_safe, preferred_times, ...said }: UpdateRequest,
): Promise<RequestRow> {
  const request = await lockRequest(tx, id)
  const parts = moversOf(actor, request)
  if (!mayWrite(parts, request.status)) {
    if (parts.length === 0) throw problem('PERMISSION_DENIED')
    throw new Problem('ILLEGAL_STATE', { message: 'This request is done. Open it again to change it.' })
  }
  const manages = priority !== undefined || assigned_to !== undefined || is_safe !== undefined
  if (manages && !parts.includes('STAFF')) throw problem('PERMISSION_DENIED')
  const isGiven = assigned_to !== undefined && assigned_to !== request.assigned_to
  if (isGiven) refuseMerged(request)
  const times = preferred_times && { preferred_times: JSON.stringify(preferred_times) }
  if (times || Object.keys(said).length > 0)
    await tx
      .updateTable('maintenance_request')
      .set({ ...said, ...times })
      .where('id', '=', id)
      .execute()
  if (priority && priority !== request.priority) await setPriority(tx, actor, request, priority, reason)
  if (is_safe && request.safe_at === null) {
    await tx
      .updateTable('maintenance_request')
      .set({ safe_at: tx.now, answered_at: request.answered_at ?? tx.now })
      .where('id', '=', id)
      .execute()
    await writeLine(tx, actor, id, { kind: 'SAFE' })
  }
  if (isGiven) await assign(tx, actor, id, assigned_to)
  return getRequest(tx, id)
}

/** Changes the priority. Targets are counted again from the opening, and paused time still counts. */
async function setPriority(
  tx: Tx,
  actor: { user_id: string },
  request: RequestRow,
  priority: Priority,
  note: string | undefined,
): Promise<void> {
  const { opened_at, paused_ms } = request
  const { answer_due_at } = await dueTimes(tx, request.estate_id, priority)
  await tx
    .updateTable('maintenance_request')
    .set({
      priority,
      answered_at: request.answered_at ?? tx.now,
      answer_due_at: request.answered_at ? request.answer_due_at : answer_due_at,
      safe_due_at: safeDue(priority, opened_at),
      fix_due_at: fixDue(priority, opened_at, paused_ms),
    })
    .where('id', '=', request.id)
    .execute()
  await writeLine(tx, actor, request.id, {
    ...{ kind: 'PRIORITY', from_value: request.priority, to_value: priority, note },
  })
}

/** Assigns the request to a member of staff or unassigns it. */
async function assign(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  assigned_to: string | null,
): Promise<void> {
  const request = await getRequest(tx, id)
  const doers = await doersOf(tx, request.estate_id)
  if (assigned_to !== null && !doers.some((doer) => doer.id === assigned_to))
    throw new Problem('ILLEGAL_STATE', { message: 'Choose somebody who works for this estate.' })
  const stays = request.status === 'IN_PROGRESS' || request.status === 'ON_HOLD'
  if (stays && assigned_to !== null)
    await tx.updateTable('maintenance_request').set({ assigned_to }).where('id', '=', id).execute()
  else {
    const status = assigned_to === null ? 'OPEN' : 'ASSIGNED'
    await setStatus(tx, request, { status, parts: ['STAFF'], assigned_to })
  }
  await writeLine(tx, actor, id, { kind: 'ASSIGNED', from_value: request.assigned_to, to_value: assigned_to })
}
