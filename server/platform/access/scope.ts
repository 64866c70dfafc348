import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Principal } from './actor.ts'

/**
 * Whose rows an actor's lists contain; row-level security applies as well. PostgreSQL returns ordered rows from an index
 * for one owner but not for an array of owners, so long lists are merged from those of each of the `estates`.
 */
export type Scope =
  | { kind: 'all' }
  | { kind: 'estates'; ids: RawBuilder<string[]> }
  | { kind: 'landlord' | 'tenant' | 'agent'; id: string }

/** The scope of an actor, narrowed to one estate if it is given and the actor sees whole estates. */
export function scopeOf({ role, user_id }: Principal, estate_id?: string): Scope {
  switch (role) {
    case 'ADMIN':
      return estate_id ? { kind: 'estates', ids: sql`array[${estate_id}]::uuid[]` } : { kind: 'all' }
    case 'ESTATE_MANAGER': {
      const managed = sql<string[]>`(select app.managed_estates())::uuid[]`
      const asked = sql`${estate_id}::uuid`
      const one = sql<string[]>`(case when ${asked} = any (${managed}) then array[${asked}] else '{}' end)`
      return { kind: 'estates', ids: estate_id ? one : managed }
    }
    case 'LANDLORD':
      return { kind: 'landlord', id: user_id }
    case 'PROPERTY_MANAGER':
      return { kind: 'agent', id: user_id }
    case 'TENANT':
      return { kind: 'tenant', id: user_id }
  }
}

/** A column with a person's id, or a custom condition. */
type Own = string | RawBuilder<SqlBool>
/**
 * The columns that say to whom a table's rows belong. A role without a column here sees rows through its assigned or
 * rented unit or property, and without those sees none.
 */
export type ScopeColumns = {
  estate: string
  landlord: Own
  tenant?: Own
  agent?: Own
  unit?: string
  property?: string
}

/** Condition that limits rows to a scope, in a form that an index supports. */
export function inScope(scope: Scope, columns: ScopeColumns): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`
  if (scope.kind === 'estates') return sql`${sql.ref(columns.estate)} = any (${scope.ids})`
  const own = columns[scope.kind]
  if (typeof own === 'string') return sql`${sql.ref(own)} = ${scope.id}`
  return own ?? inHomes(scope.kind === 'agent' ? 'assigned' : 'rented', columns)
}

/**
 * The same for tables with estate, landlord, tenant and unit columns; `table` qualifies them and may be left out in a
 * query on one table.
 */
export function rowsOf(scope: Scope, table?: string): RawBuilder<SqlBool> {
  const column = (name: string) => (table ? `${table}.${name}` : name)
  return inScope(scope, {
    estate: column('estate_id'),
    landlord: column('landlord_id'),
    tenant: column('tenant_id'),
    unit: column('unit_id'),
  })
}

function inHomes(how: 'assigned' | 'rented', { unit, property }: ScopeColumns): RawBuilder<SqlBool> {
  if (unit) return sql`${sql.ref(unit)} = any ((select ${sql.raw(`app.${how}_units()`)})::uuid[])`
  if (property)
    return sql`${sql.ref(property)} = any ((select ${sql.raw(`app.${how}_properties()`)})::uuid[])`
  return sql`false`
}

/** The estates or the landlord whose rollup counts add up to a scope; null when the rows have to be counted. */
export function rollupScope(scope: Scope, estate_id?: string): RawBuilder<string[]> | null {
  if (scope.kind === 'estates') return scope.ids
  if (scope.kind === 'all') return sql`array(select id from estate)`
  return scope.kind === 'landlord' && !estate_id ? sql`array[${scope.id}]::uuid[]` : null
}
