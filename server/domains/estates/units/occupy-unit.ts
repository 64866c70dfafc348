import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/**
 * Holds units until this transaction ends, so that nobody else lets them meanwhile: in the order of their ids, so that two
 * who want the same ones cannot wait for each other. Answers them in the order asked. 404 for one that is not the actor's,
 * 409 for one that is archived.
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

/** Says of units how they stand by their tenancies. One that is out of service stays so. */
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
