import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

/**
 * Whoever pays or records money for a unit waits here for the other one: the second then finds what the first has written.
 * Sorted, so that two that take several do not wait for each other.
 */
export async function lockUnitsToRecord(tx: Tx, unit_ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(unit_ids)].sort()) {
    await lockNamed(tx, 'money_for_unit', id)
  }
}

/** Of one bank reference within an estate, however it is written: a transfer, a slip. */
export async function lockName(tx: Tx, estate_id: string, name: string): Promise<void> {
  await lockNamed(tx, 'bank_reference', `${estate_id}:${name.toUpperCase()}`)
}
