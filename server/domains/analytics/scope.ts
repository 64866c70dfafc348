import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { scopeOf } from '../estates/index.ts'

/** The ids under which totals are kept for a collector; null for one whose few rows are added up instead. */
export function keptIdsOf(actor: Actor): RawBuilder<unknown> | null {
  if (actor.role === 'ESTATE_MANAGER') return sql`(select app.managed_estates())::uuid[]`
  if (actor.role === 'LANDLORD') return sql`array[${actor.user_id}]::uuid[]`
  return null
}

/** Which rows of a table with `estate_id`, `landlord_id` and `unit_id` are a collector's. */
export function rowsOf(actor: Actor, table: 'charge' | 'payment' | 'lease'): RawBuilder<SqlBool> {
  const columns = { estate: `${table}.estate_id`, landlord: `${table}.landlord_id`, unit: `${table}.unit_id` }
  return scopeOf(actor, columns)
}
