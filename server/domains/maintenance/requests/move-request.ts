import type { MoveRequest } from '@gida/contract/domains/maintenance/request'
import {
  isReopening,
  type Mover,
  mayMove,
  needsReason,
  type RequestStatus,
} from '@gida/contract/domains/maintenance/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { mayReopenAlone, moversOf, reopenUntil } from '../policy.ts'
import { dueTimes } from './create-request.ts'
import { writeLine } from './log.ts'
import { getRequest, lockRequest, type RequestRow } from './request-queries.ts'

const NOW: Record<RequestStatus, string> = {
  OPEN: 'Nobody works on this request yet.',
  ASSIGNED: 'This request has already been assigned.',
  IN_PROGRESS: 'This request is being worked on.',
  ON_HOLD: 'This request is on hold.',
  RESOLVED: 'This request is done and waits for the tenant to confirm.',
  CLOSED: 'This request is closed.',
  CANCELLED: 'This request was cancelled.',
}

/** Changes a request's status as the transition table allows the actor, and that of requests merged into it. */
export async function moveRequest(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { status, note, hold_reason, rating }: MoveRequest,
): Promise<RequestRow> {
  const locked = await lockRequest(tx, id)
  const parts = moversOf(actor, locked)
  if (parts.length === 0) throw problem('PERMISSION_DENIED')
  const isAlone = mayReopenAlone(locked, status, parts)
  if (status !== 'CLOSED' && !isAlone) refuseMerged(locked)
  refuseMove(locked, status, parts, tx.now)
  if (status === 'CANCELLED' && !parts.includes('STAFF')) await refuseShared(tx, id)
  if (needsReason(locked.status, status, parts) && !note)
    throw problem('VALIDATION_ERROR', [
      { path: 'note', message: 'Say why. The person who reported it will read it.' },
    ])
  if (rating !== undefined && !(status === 'CLOSED' && parts.includes('REPORTER')))
    throw problem('VALIDATION_ERROR', [
      { path: 'rating', message: 'The person who reported it rates it when it is closed.' },
    ])

  const request = isAlone ? await standAlone(tx, locked) : locked
  const assigned_to = status === 'ASSIGNED' ? (request.assigned_to ?? actor.user_id) : undefined
  const rated = rating === undefined ? {} : { rating, rating_note: note ?? '' }
  await setStatus(tx, request, { status, hold_reason, parts, assigned_to, ...rated })
  await writeLine(tx, actor, id, { kind: 'MOVED', from_value: request.status, to_value: status, note })
  if (rating !== undefined) await writeLine(tx, actor, id, { kind: 'RATED', to_value: `${rating}` })
  return getRequest(tx, id)
}

/** A merged request only changes with the one it was merged into. */
export function refuseMerged({ merged_into }: Pick<RequestRow, 'merged_into'>): void {
  if (merged_into)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Others reported the same. Change the request that this one was joined with.',
    })
}

/** Separates a merged request whose fault is not fixed, and links it to the one it was merged into. */
async function standAlone(tx: Tx, { id, merged_into }: RequestRow): Promise<RequestRow> {
  await tx
    .updateTable('maintenance_request')
    .set({ merged_into: null, follows_id: merged_into })
    .where('id', '=', id)
    .execute()
  return getRequest(tx, id)
}

/** A reporter cannot cancel a request into which others were merged. */
async function refuseShared(tx: Tx, id: string): Promise<void> {
  const others = tx
    .selectFrom('maintenance_request')
    .select('id')
    .where('merged_into', '=', id)
    .where('status', '<>', 'CANCELLED')
  if (!(await asSystem(tx, () => exists(others)))) return
  const message = 'Others have now reported the same. Ask the estate office to close it.'
  throw new Problem('ILLEGAL_STATE', { message })
}

function refuseMove(request: RequestRow, to: RequestStatus, parts: readonly Mover[], now: Date): void {
  if (!mayMove(request.status, to, parts))
    throw new Problem('ILLEGAL_STATE', { message: NOW[request.status], details: { status: request.status } })
  const until = reopenUntil(request)
  if (isReopening(request.status, to) && until !== null && lagosDay(now) > until)
    throw new Problem('ILLEGAL_STATE', {
      message: 'This was done too long ago to open again. Report it again: the two stay linked.',
    })
}

export type Moved = {
  status: RequestStatus
  parts: readonly Mover[]
  hold_reason?: MoveRequest['hold_reason'] | undefined
  assigned_to?: string | null | undefined
  rating?: number
  rating_note?: string
}

/** Sets the status and the timers. Merged requests follow, except on closing, which each tenant confirms for their own. */
export async function setStatus(tx: Tx, request: RequestRow, moved: Moved): Promise<void> {
  const change = await changeOfStatus(tx, request, moved)
  await tx.updateTable('maintenance_request').set(change).where('id', '=', request.id).execute()
  if (request.merged_into === null && moved.status !== 'CLOSED')
    await asSystem(tx, () => moveMerged(tx, request.id))
}

/** The columns of a status change: the status and the timers. */
export async function changeOfStatus(
  tx: Tx,
  request: RequestRow,
  { status, parts, hold_reason, ...also }: Moved,
) {
  const { now } = tx
  const reopens = isReopening(request.status, status)
  const held_ms = request.held_since ? now.getTime() - request.held_since.getTime() : 0
  const clocks = reopens
    ? {
        ...(await dueTimes(tx, request.estate_id, request.priority)),
        ...{ opened_at: now, paused_ms: 0, reopened_count: request.reopened_count + 1, reminded_days: null },
      }
    : {
        paused_ms: request.paused_ms + held_ms,
        fix_due_at: new Date(request.fix_due_at.getTime() + held_ms),
      }
  const isDone = status === 'RESOLVED' || status === 'CLOSED'
  const answers = parts.some((part) => part === 'STAFF' || part === 'DOER')
  return {
    status,
    ...clocks,
    hold_reason: status === 'ON_HOLD' ? (hold_reason ?? 'PARTS') : null,
    held_since: status === 'ON_HOLD' ? now : null,
    resolved_at: isDone ? (request.resolved_at ?? now) : null,
    closed_at: status === 'CLOSED' ? now : null,
    ...(reopens ? { answered_at: answers ? now : null, assigned_to: null } : {}),
    ...(!reopens && answers && request.answered_at === null ? { answered_at: now } : {}),
    ...(also.assigned_to === undefined ? {} : { assigned_to: also.assigned_to }),
    ...(also.rating === undefined ? {} : { rating: also.rating, rating_note: also.rating_note ?? '' }),
  }
}

/** Copies the status to merged requests. Needs system rights, since the actor may not be allowed to write them. */
export const moveMerged = (tx: Tx, id: string) =>
  sql`
      update maintenance_request m set status = t.status, hold_reason = t.hold_reason, held_since = t.held_since,
        resolved_at = t.resolved_at, closed_at = null, assigned_to = t.assigned_to, opened_at = t.opened_at,
        answered_at = t.answered_at, answer_due_at = t.answer_due_at, safe_due_at = t.safe_due_at, fix_due_at = t.fix_due_at
      from maintenance_request t where t.id = ${id} and m.merged_into = t.id and m.status <> 'CANCELLED'`.execute(
    tx,
  )
