import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'

/**
 * Whose rows an actor's lists are made of, beside row-level security: PostgreSQL gives ordered rows from an index for
 * one owner, not for an array of them. So a manager's list is merged from the ordered lists of their estates.
 */
export type Scope =
  | { kind: 'estates'; ids: RawBuilder<unknown> }
  | { kind: 'column'; column: 'landlord_id' | 'tenant_id'; id: string }
  | { kind: 'units' }
  | { kind: 'all' }

export function scopeOf(actor: Actor, estate_id?: string): Scope {
  switch (actor.role) {
    case 'ESTATE_MANAGER':
      return {
        kind: 'estates',
        ids: estate_id ? sql`array[${estate_id}]::uuid[]` : sql`app.managed_estates()`,
      }
    case 'LANDLORD':
      return { kind: 'column', column: 'landlord_id', id: actor.user_id }
    case 'TENANT':
      return { kind: 'column', column: 'tenant_id', id: actor.user_id }
    case 'PROPERTY_MANAGER':
      return { kind: 'units' }
    case 'ADMIN':
      return estate_id ? { kind: 'estates', ids: sql`array[${estate_id}]::uuid[]` } : { kind: 'all' }
  }
}

/** The condition that keeps the rows of a table to a scope; of the only table, where none is named. */
export function rowsOf(
  scope: Scope,
  table?: 'charge' | 'receipt' | 'refund' | 'dispute' | 'waiver',
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  switch (scope.kind) {
    case 'estates':
      return sql`${column('estate_id')} = any (${scope.ids})`
    case 'column':
      return sql`${column(scope.column)} = ${scope.id}`
    case 'units':
      return sql`${column('unit_id')} = any (app.assigned_units())`
    case 'all':
      return sql`true`
  }
}

/** The ids whose kept totals add up to a scope, or nothing where the rows have to be read. */
export function keptScope(scope: Scope, estate_id?: string): RawBuilder<unknown> | null {
  if (scope.kind === 'estates') return scope.ids
  if (scope.kind === 'all') return sql`array(select id from estate)`
  if (scope.kind === 'column' && scope.column === 'landlord_id' && !estate_id)
    return sql`array[${scope.id}]::uuid[]`
  return null
}
