import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/**
 * Locks units until the transaction ends, so that nobody else lets them, in order of their ids to avoid deadlocks. Returns them in
 * the order asked. 404 if one is not visible to the actor, 409 if archived.
 */
export async function lockUnits(tx: Tx, ids: readonly string[]) {
  const locked = await tx
    .selectFrom('unit')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const byId = new Map(locked.map((unit) => [unit.id, unit]))
  return ids.map((id) => {
    const unit = byId.get(id)
    if (!unit) throw problem('NOT_FOUND')
    if (unit.archived_at) throw problem('ARCHIVED')
    return unit
  })
}
export type LockedUnit = Awaited<ReturnType<typeof lockUnits>>[number]

/** Sets the status of units from their tenancies. Units out of service stay so. */
export async function markUnits(
  tx: Tx,
  ids: readonly string[],
  status: Extract<UnitStatus, 'VACANT' | 'RESERVED' | 'OCCUPIED'>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('unit')
    .set({ status })
    .where('id', 'in', [...ids])
    .where('status', 'not in', ['OUT_OF_SERVICE', status])
    .execute()
}
