import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { escapeLike } from '../../platform/db/pages.ts'

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

/** `%text%` for a folded column, with the signs of LIKE taken as they are. */
export const containing = (text: string): RawBuilder<string> =>
  sql`'%' || app.fold(${escapeLike(text)}) || '%'`
