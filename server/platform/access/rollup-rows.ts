import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Principal } from './actor.ts'
import { rollupScope, scopeOf } from './scope.ts'

export type RollupOf = Partial<Record<'estate_id' | 'property_id', string | undefined>>

/**
 * Condition for the rows of a rollup (kept by estate, landlord and property) that add up to what an actor sees, in one
 * estate or in all; null for roles without a rollup.
 */
export function rollupRows(
  actor: Principal,
  { estate_id, property_id }: RollupOf,
): RawBuilder<SqlBool> | null {
  const scope = scopeOf(actor, estate_id)
  if (scope.kind === 'agent' || scope.kind === 'tenant') return null
  const isIn = estate_id ? sql`estate_id = ${estate_id}` : sql`true`
  const isTheirs = scope.kind === 'landlord' ? sql`landlord_id = ${scope.id}` : sql`true`
  if (property_id) return sql`(scope_id = ${property_id} and ${isIn} and ${isTheirs})`
  if (scope.kind === 'landlord') return sql`(scope_id = ${scope.id} and ${isIn})`
  return sql`(scope_id = any (${rollupScope(scope)}))`
}
