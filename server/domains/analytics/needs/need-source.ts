import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { type RawBuilder, sql } from 'kysely'

/**
 * Where one kind of need is counted. `from` gives `count`, `amount`, `since` (the day of the oldest) and, where one row is all there
 * is, `only_url`: where that one is.
 */
export type NeedSource = { key: Need['key']; url: string; from: RawBuilder<unknown> }

/** The day in Lagos of the earliest moment in a column. */
export const dayOf = (column: string): RawBuilder<unknown> =>
  sql`(min(${sql.ref(column)}) at time zone 'Africa/Lagos')::date`
