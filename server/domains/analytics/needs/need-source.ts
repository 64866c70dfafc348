import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'

/**
 * How one kind of need is counted. `from` returns `count`, `amount`, `since` (the day of the oldest) and, for a single row,
 * `only_url`, its address.
 */
export type NeedSource = { key: Need['key']; url: string; from: RawBuilder<unknown> }

/** The person, and one estate or (undefined) all of theirs. */
export type Whose = { actor: Actor; estate_id?: string | undefined }

/** Condition: rows of that estate. */
export const ofEstate = ({ estate_id }: Whose, column = 'estate_id'): RawBuilder<SqlBool> =>
  estate_id ? sql`${sql.ref(column)} = ${estate_id}::uuid` : sql`true`

/** Condition: rows of an estate that the person manages, limited to that one if given. */
export const managedBy = (whose: Whose, column = 'estate_id'): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} = any ((select app.managed_estates())::uuid[]) and ${ofEstate(whose, column)})`

/** The Lagos day of the earliest timestamp in a column. */
export const dayOf = (column: string): RawBuilder<unknown> =>
  sql`(min(${sql.ref(column)}) at time zone 'Africa/Lagos')::date`
