import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'

/**
 * Where one kind of need is counted. `from` gives `count`, `amount`, `since` (the day of the oldest) and, where one row is all there
 * is, `only_url`: where that one is.
 */
export type NeedSource = { key: Need['key']; url: string; from: RawBuilder<unknown> }

/** For whom, and of which estate; of all of theirs, where none is named. */
export type Whose = { actor: Actor; estate_id?: string | undefined }

/** The condition that rows are of that estate. */
export const ofEstate = ({ estate_id }: Whose, column = 'estate_id'): RawBuilder<SqlBool> =>
  estate_id ? sql`${sql.ref(column)} = ${estate_id}::uuid` : sql`true`

/** Of an estate that the person manages, and of that one. */
export const managedBy = (whose: Whose, column = 'estate_id'): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} = any ((select app.managed_estates())::uuid[]) and ${ofEstate(whose, column)})`

/** The day in Lagos of the earliest moment in a column. */
export const dayOf = (column: string): RawBuilder<unknown> =>
  sql`(min(${sql.ref(column)}) at time zone 'Africa/Lagos')::date`
