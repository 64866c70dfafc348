import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'

/**
 * What a list asks for beside the wall of row-level security: the plain condition of the role, which an index can follow.
 * The columns are those of the table in the query.
 */
export function scopeOf(
  actor: Pick<Actor, 'user_id' | 'role'>,
  columns: { estate: string; landlord: string } & ({ unit: string } | { property: string }),
): RawBuilder<SqlBool> {
  switch (actor.role) {
    case 'ADMIN':
      return sql`true`
    case 'ESTATE_MANAGER':
      return sql`${sql.ref(columns.estate)} = any ((select app.managed_estates())::uuid[])`
    case 'LANDLORD':
      return sql`${sql.ref(columns.landlord)} = ${actor.user_id}`
    case 'PROPERTY_MANAGER':
      return 'unit' in columns
        ? sql`${sql.ref(columns.unit)} = any ((select app.assigned_units())::uuid[])`
        : sql`${sql.ref(columns.property)} = any ((select app.assigned_properties())::uuid[])`
    case 'TENANT':
      return 'unit' in columns
        ? sql`${sql.ref(columns.unit)} = any ((select app.rented_units())::uuid[])`
        : sql`${sql.ref(columns.property)} = any ((select app.rented_properties())::uuid[])`
  }
}

/** The estates or the landlord whose kept counts are the actor's own, or null where no kept count answers for them. */
export function keptScope(
  actor: Pick<Actor, 'user_id' | 'role'>,
  estate_id?: string,
): RawBuilder<string[]> | null {
  if (actor.role === 'ESTATE_MANAGER') {
    const managed = sql<string[]>`(select app.managed_estates())::uuid[]`
    return estate_id ? sql`array(select unnest(${managed}) intersect select ${estate_id}::uuid)` : managed
  }
  if (actor.role === 'LANDLORD' && !estate_id) return sql`array[${actor.user_id}]::uuid[]`
  if (actor.role === 'ADMIN')
    return estate_id ? sql`array[${estate_id}]::uuid[]` : sql`array(select id from estate)`
  return null
}

/** Whether the actor manages the estate of a row. */
export const isManaged = (table: 'property' | 'unit') =>
  sql<boolean>`${sql.ref(`${table}.estate_id`)} = any ((select app.managed_estates())::uuid[])`.as(
    'is_managed',
  )
