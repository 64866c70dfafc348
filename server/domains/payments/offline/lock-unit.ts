import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

/** Serialises payments and records for units: the second sees what the first wrote. Sorted, to avoid deadlocks. */
export async function lockUnitsToRecord(tx: Tx, unit_ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(unit_ids)].sort()) {
    await lockNamed(tx, 'money_for_unit', id)
  }
}

/** Locks a bank reference within an estate, case-insensitively. */
export async function lockName(tx: Tx, estate_id: string, name: string): Promise<void> {
  await lockNamed(tx, 'bank_reference', `${estate_id}:${name.toUpperCase()}`)
}
