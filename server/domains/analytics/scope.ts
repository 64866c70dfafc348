import type { Id } from '@gida/contract/shared/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'

/** Condition: a collector's rows of a table with `estate_id`, `landlord_id` and `unit_id` (for units, their own id). */
export function rowsOf(actor: Actor, table: 'charge' | 'payment' | 'lease' | 'unit'): RawBuilder<SqlBool> {
  const unit = table === 'unit' ? 'unit.id' : `${table}.unit_id`
  return inScope(scopeOf(actor), { estate: `${table}.estate_id`, landlord: `${table}.landlord_id`, unit })
}

/**
 * The same within one estate: all for a manager, their own for a landlord. Whether the actor manages it is checked once, not per
 * row, so the cost does not grow with the number of their estates.
 */
export function rowsIn(
  actor: Actor,
  estate_id: Id,
  table: 'charge' | 'payment' | 'lease' | 'unit',
): RawBuilder<SqlBool> {
  const mine =
    actor.role === 'ESTATE_MANAGER'
      ? sql`(select ${estate_id}::uuid = any (app.managed_estates()))`
      : rowsOf(actor, table)
  return sql`(${sql.ref(`${table}.estate_id`)} = ${estate_id}::uuid and ${mine})`
}
