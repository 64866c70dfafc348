import { isOpen } from '@gida/contract/domains/maintenance/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { mayWrite, moversOf } from '../policy.ts'
import { writeLine } from './log.ts'
import { getRequest, lockRequest, type RequestRow } from './request-queries.ts'

/**
 * Merges a request into another about the same fault. It keeps its text, pictures and number, and follows the other's status.
 * Allowed to staff, and to the reporter for their own request.
 */
export async function mergeRequest(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  into_id: string,
): Promise<RequestRow> {
  if (id === into_id)
    throw new Problem('ILLEGAL_STATE', { message: 'Choose another request to join it with.' })
  await getRequest(tx, into_id)
  // In a fixed order, so that concurrent merges do not deadlock.
  for (const one of [id, into_id].toSorted()) await asSystem(tx, () => lockRequest(tx, one))
  const [request, target] = [await getRequest(tx, id), await getRequest(tx, into_id)]
  if (!mayWrite(moversOf(actor, request), request.status)) throw problem('PERMISSION_DENIED')
  if (target.merged_into !== null)
    throw new Problem('ILLEGAL_STATE', { message: 'That request was joined with another. Choose that one.' })
  if (!isOpen(target.status) || request.estate_id !== target.estate_id)
    throw new Problem('ILLEGAL_STATE', {
      message: 'These two are not the same fault: one is done, or in another estate.',
    })
  const { status, hold_reason, held_since, assigned_to, fix_due_at } = target
  await tx
    .updateTable('maintenance_request')
    .set({ merged_into: into_id, status, hold_reason, held_since, assigned_to, fix_due_at })
    .set((eb) => ({ answered_at: eb.fn.coalesce('answered_at', eb.val(target.answered_at)) }))
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
  await writeLine(tx, actor, id, { kind: 'MERGED', to_value: `${target.number}` })
  return getRequest(tx, id)
}
