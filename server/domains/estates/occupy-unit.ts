import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

/** Holds a unit until this transaction ends, so that nobody else lets it meanwhile. 404 for one that is not the actor's. */
export async function lockUnit(tx: Tx, id: string) {
  return orNotFound(
    await tx.selectFrom('unit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}
export type LockedUnit = Awaited<ReturnType<typeof lockUnit>>

/** A tenancy that has begun occupies its unit; one that is to come reserves it, unless somebody still lives there. */
export async function occupyUnit(tx: Tx, unit: LockedUnit, from: 'NOW' | 'LATER'): Promise<void> {
  if (from === 'LATER' && unit.status !== 'VACANT') return
  await tx
    .updateTable('unit')
    .set({ status: from === 'NOW' ? 'OCCUPIED' : 'RESERVED' })
    .where('id', '=', unit.id)
    .execute()
}
