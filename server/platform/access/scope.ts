import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Principal } from './actor.ts'

/**
 * Whose rows an actor's lists are made of, beside the wall of row-level security. PostgreSQL gives ordered rows from an index for one
 * owner and not for an array of them, so a long list is merged from those of its `estates`.
 */
export type Scope =
  | { kind: 'all' }
  | { kind: 'estates'; ids: RawBuilder<string[]> }
  | { kind: 'landlord' | 'tenant' | 'agent'; id: string }

/** What an actor sees; of one estate, where it is asked for and they see whole estates. */
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

/** A column that holds a person's id, or a condition of its own. */
type Own = string | RawBuilder<SqlBool>
/**
 * What a table says of whose its rows are. Who has no column here has them by the unit or property that is assigned to them or
 * that they rent; without that, they have none.
 */
export type ScopeColumns = {
  estate: string
  landlord: Own
  tenant?: Own
  agent?: Own
  unit?: string
  property?: string
}

/** The plain condition that keeps rows to a scope, which an index can follow. */
export function inScope(scope: Scope, columns: ScopeColumns): RawBuilder<SqlBool> {
  if (scope.kind === 'all') return sql`true`
  if (scope.kind === 'estates') return sql`${sql.ref(columns.estate)} = any (${scope.ids})`
  const own = columns[scope.kind]
  if (typeof own === 'string') return sql`${sql.ref(own)} = ${scope.id}`
  return own ?? inHomes(scope.kind === 'agent' ? 'assigned' : 'rented', columns)
}

/** The same for a table that says of each row its estate, landlord, tenant and unit; of the only table, where none is named. */
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

/** The estates or the landlord whose kept counts add up to a scope, or null where its rows have to be counted. */
export function rollupScope(scope: Scope, estate_id?: string): RawBuilder<string[]> | null {
  if (scope.kind === 'estates') return scope.ids
  if (scope.kind === 'all') return sql`array(select id from estate)`
  return scope.kind === 'landlord' && !estate_id ? sql`array[${scope.id}]::uuid[]` : null
}
