import type { ReportKey } from '@gida/contract/domains/reports/catalogue'
import type { Basis } from '@gida/contract/domains/reports/shape'
import type { Day } from '@gida/contract/shared/dates'
import type { RawBuilder } from 'kysely'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** What a report is asked of, for somebody who may: their estates are resolved anew each time. */
export type Scoped = {
  actor: Principal
  estates: readonly string[]
  landlord_id: string | null
  from: Day
  to: Day
  /** The first moment of its days, and the first after them. */
  since: Date
  until: Date
  today: Day
  basis: Basis | null
}

export type Rows = RawBuilder<unknown>
type Type = 'text' | 'date' | 'bigint' | 'uuid' | 'timestamptz'

/**
 * The rows of a report: a query that has every column of its shape by its key, and those that put it in order, none of which
 * is ever null and which together are of one row. `opens_id` is what a row opens, where the shape says of what kind.
 */
export type Source = {
  rows(scoped: Scoped, tx: Tx): Rows | Promise<Rows>
  order: readonly (readonly [column: string, type: Type])[]
  /** In place of a thing, a row opens the rows of another report, where that column is what stands in this one's. */
  drill?: { report: ReportKey; column: string; by: string }
}
