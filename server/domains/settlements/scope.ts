import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'

/** Rows of a table visible to the actor: of estates they run, or their own as owner; none for others. */
export const rowsOf = (actor: Pick<Actor, 'user_id' | 'role'>, table: string): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), { estate: `${table}.estate_id`, landlord: `${table}.landlord_id` })
