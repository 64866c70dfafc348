import type { EstateReport, ReportKind } from '@gida/contract/domains/analytics/report'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getEstate } from '../../estates/index.ts'
import { resolvePeriod } from '../occupancy/occupancy-report.ts'
import { TABLES, type Table } from './tables.ts'

export type Report = Table & {
  kind: ReportKind
  estate: string
  /** The days covered: one, or `2026-01-01-to-2026-11-05`. */
  days: string
  made: Date
}

/** The content of an estate's report; for a landlord, their own part. */
export async function generateReport(tx: Tx, actor: Actor, wanted: EstateReport): Promise<Report> {
  const { report: kind, estate_id, from, to } = wanted
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const period = resolvePeriod(wanted, today)
  const table = await TABLES[kind](tx, {
    actor,
    estate_id,
    period,
    due: { ...(from && { from }), ...(to && { to }) },
    today,
  })
  const isOfToday = OF_TODAY.includes(kind) || (kind === 'ARREARS' && !from && !to)
  return {
    ...table,
    kind,
    estate: estate.name,
    days: isOfToday ? today : `${period.from}-to-${period.to}`,
    made: tx.now,
  }
}

/** These always show the present day, whatever period is given. */
const OF_TODAY: ReportKind[] = ['VACANCY', 'FORECAST', 'MARKET']
