import type { Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { type RollupOf, rollupRows } from '../../../platform/access/rollup-rows.ts'
import { rowsOf, scopeOf } from '../../../platform/access/scope.ts'
import { chargesByDay } from '../../../platform/db/columns/rollup-days.ts'

const COLUMNS = ['estate_id', 'property_id', 'unit_id', 'lease_id', 'tenant_id'] as const

/** Narrows to one subject; otherwise everything that an actor sees. */
export type DebtScope = RollupOf & Partial<Record<'unit_id' | 'lease_id' | 'tenant_id', string | undefined>>

/**
 * Open amounts by due day (`due_date`, `open_amount`): from rollups for estates, landlords and properties; from open
 * charges for one lease, unit or tenant and for a property manager's units. Months without one of the `edges` may be one
 * row each.
 */
export function openByDay(actor: Actor, of: DebtScope, edges: readonly Day[]): RawBuilder<unknown> {
  const isOfFew = (of.unit_id ?? of.lease_id ?? of.tenant_id) !== undefined
  const kept = isOfFew ? null : rollupRows(actor, of)
  if (kept)
    return sql`(select due_date, open_amount from ${chargesByDay(kept, edges)} k where open_amount > 0)`
  const named = COLUMNS.flatMap((column) =>
    of[column] ? [sql`${sql.ref(`charge.${column}`)} = ${of[column]}`] : [],
  )
  const theirs = isOfFew ? [] : [rowsOf(scopeOf(actor), 'charge')]
  return sql`(select due_date, open_amount from charge
    where ${sql.join([...theirs, ...named], sql` and `)} and open_amount > 0)`
}
