import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { isManaged } from '../is-managed.ts'

/** Locks every unit of a property or an estate until the transaction ends, so that none is let meanwhile. Returns their ids. */
export async function lockUnitsOf(
  tx: Tx,
  place: { property_id: string } | { estate_id: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('unit')
    .select('id')
    .where((eb) => eb.and(place))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** Locks units until the transaction ends; those the actor does not see are missing. */
export function lockUnits(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('unit')
    .innerJoin('property', 'property.id', 'unit.property_id')
    .selectAll('unit')
    .select(['property.name as property_name', isManaged('unit')])
    .where(sql<boolean>`unit.id = any (${[...ids]}::uuid[])`)
    .orderBy('unit.id')
    .forUpdate('unit')
    .execute()
}

type Hanging = { is_let: boolean; has_history: boolean }

/** Whether each unit is let and whether it has a history (leases, payments, documents), regardless of what the actor may see. */
export async function referencesTo(tx: Tx, ids: readonly string[]): Promise<Map<string, Hanging>> {
  const { rows } = await sql<Hanging & { unit_id: string }>`
    select * from app.references_to_units(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.unit_id, row]))
}
