import type { Day } from '@gida/contract/shared/dates'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { lastDay, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** Days of an estate, both inclusive. */
export type Span = { estate_id: string; from: Day; to: Day }

/**
 * Active units per span, in the order given: units with a lease in force on at least one day, each once. Includes tenants who stay
 * on after an unended lease; excludes drafts and cancelled leases.
 */
export async function countActiveUnits(tx: Tx, spans: readonly Span[]): Promise<number[]> {
  if (spans.length === 0) return []
  const column = (of: (span: Span) => string) => sql`${spans.map(of)}::text[]`
  const { rows } = await sql<{ units: number }>`
    select count(distinct l.unit_id) as units
    from unnest(${column((span) => span.estate_id)}::uuid[], ${column((span) => span.from)}::date[],
      ${column((span) => span.to)}::date[]) with ordinality span(estate_id, since, until, place)
      left join lateral (
        select lu.unit_id from lease_unit lu join lease l on l.id = lu.lease_id
        where lu.estate_id = span.estate_id and ${wasLived} and l.start_date <= span.until
          and ${lastDay({ today: lagosDay(tx.now) })} >= span.since) l on true
    group by span.place order by span.place`.execute(tx)
  return rows.map(({ units }) => units)
}
