import type { ReportKey } from '@gida/contract/domains/reports/catalogue'
import type { Basis } from '@gida/contract/domains/reports/shape'
import type { Day } from '@gida/contract/shared/dates'
import type { RawBuilder } from 'kysely'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** What a report covers for an authorized reader; estates are resolved each time. */
export type Scoped = {
  actor: Principal
  estates: readonly string[]
  landlord_id: string | null
  from: Day
  to: Day
  /** Start (inclusive) and end (exclusive) of its days. */
  since: Date
  until: Date
  today: Day
  basis: Basis | null
}

export type Rows = RawBuilder<unknown>
type Type = 'text' | 'date' | 'bigint' | 'uuid' | 'timestamptz'

/**
 * The rows of a report: a query with every column of its shape by key, and the order columns, which are never null and together
 * unique. `opens_id` is the record a row opens.
 */
export type Source = {
  rows(scoped: Scoped, tx: Tx): Rows | Promise<Rows>
  order: readonly (readonly [column: string, type: Type])[]
  /** A row opens another report filtered by that column, instead of a record. */
  drill?: { report: ReportKey; column: string; by: string }
}
