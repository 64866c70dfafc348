import type { Id } from '@gida/contract/shared/ids'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'

/** Which rows of a table with `estate_id`, `landlord_id` and `unit_id` (a unit: its own id) are a collector's. */
export function rowsOf(actor: Actor, table: 'charge' | 'payment' | 'lease' | 'unit'): RawBuilder<SqlBool> {
  const unit = table === 'unit' ? 'unit.id' : `${table}.unit_id`
  return inScope(scopeOf(actor), { estate: `${table}.estate_id`, landlord: `${table}.landlord_id`, unit })
}

/**
 * Those of them that are of one estate: a manager's all, a landlord's own. Whether a manager manages it is asked once and
 * not for each row, so that it costs the same for one who manages hundreds.
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
