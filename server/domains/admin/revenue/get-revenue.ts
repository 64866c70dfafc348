import {
  MOST_REVENUE_DAYS,
  type PlatformRevenue,
  type RevenueEntry,
  type RevenueQuery,
  RevenueSource,
} from '@gida/contract/domains/admin/revenue'
import { addMonths, daysBetween, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

const LATEST = 100
type Row = Omit<RevenueEntry, 'recorded_at'> & { recorded_at: Date }

/** The platform's revenue in a period, from entries. Includes months without any. */
export async function getRevenue(tx: Tx, query: RevenueQuery): Promise<PlatformRevenue> {
  const { from, to } = daysOf(tx, query)
  const within = sql`received_on between ${from}::date and ${to}::date`
  const [months, sources, latest] = await Promise.all([
    sql<PlatformRevenue['by_month'][number]>`
      select to_char(m, 'YYYY-MM') as month, coalesce(sum(r.amount), 0)::bigint as amount
      from generate_series(date_trunc('month', ${from}::date), ${to}::date, '1 month') m
        left join platform_revenue r on date_trunc('month', r.received_on) = m and ${within}
      group by m order by m`.execute(tx),
    sql<PlatformRevenue['by_source'][number]>`
      select source, sum(amount)::bigint as amount from platform_revenue where ${within} group by source`.execute(
      tx,
    ),
    sql<Row>`
      select r.id, to_char(r.received_on, 'YYYY-MM-DD') as received_on, r.source, r.amount, e.name as estate_name, r.note,
        u.full_name as recorded_by_name, r.recorded_at
      from platform_revenue r left join users u on u.id = r.recorded_by left join estate e on e.id = r.estate_id
      where ${within} order by r.received_on desc, r.id desc limit ${LATEST}`.execute(tx),
  ])
  const amounts = new Map(sources.rows.map(({ source, amount }) => [source, amount]))
  const by_source = RevenueSource.options.map((source) => ({ source, amount: amounts.get(source) ?? 0 }))
  return {
    ...{ from, to, by_source },
    by_month: months.rows,
    total: by_source.reduce((sum, { amount }) => sum + amount, 0),
    latest: latest.rows.map(({ recorded_at, ...row }) => ({
      ...row,
      recorded_at: recorded_at.toISOString(),
    })),
  }
}

/** Default: twelve months up to the last day. */
function daysOf(tx: Tx, { from, to = lagosDay(tx.now) }: RevenueQuery): { from: string; to: string } {
  const first = from ?? addMonths(firstOfMonth(to), -11)
  const days = daysBetween(first, to)
  const wrong = days < 0 ? 'Choose a day after the first one' : 'Choose five years at most'
  if (days < 0 || days > MOST_REVENUE_DAYS)
    throw problem('VALIDATION_ERROR', [{ path: 'to', message: wrong }])
  return { from: first, to }
}
