import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'

/** The rows of a table that are of the actor: of the estates they run, or of themselves as owner. Others have none. */
export const rowsOf = (actor: Pick<Actor, 'user_id' | 'role'>, table: string): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), { estate: `${table}.estate_id`, landlord: `${table}.landlord_id` })
