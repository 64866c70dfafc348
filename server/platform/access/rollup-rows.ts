import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Principal } from './actor.ts'
import { rollupScope, scopeOf } from './scope.ts'

export type RollupOf = Partial<Record<'estate_id' | 'property_id', string | undefined>>

/**
 * Which rows of a rollup that is kept by estate, landlord and property add up to what an actor sees of one of them, or of all; null
 * for whom nothing is kept.
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
