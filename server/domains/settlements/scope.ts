import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'

/** The rows of a table that are of the actor: of the estates they run, or of themselves as owner. Others have none. */
export function scopeOf(actor: Pick<Actor, 'user_id' | 'role'>, table: string): RawBuilder<SqlBool> {
  switch (actor.role) {
    case 'ADMIN':
      return sql`true`
    case 'ESTATE_MANAGER':
      return sql`${sql.ref(`${table}.estate_id`)} = any ((select app.managed_estates())::uuid[])`
    case 'LANDLORD':
      return sql`${sql.ref(`${table}.landlord_id`)} = ${actor.user_id}`
    default:
      return sql`false`
  }
}
