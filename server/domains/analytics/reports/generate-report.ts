import type { ReportBody } from '@gida/contract/domains/analytics/report'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import { getEstate } from '../../estates/index.ts'
import { resolvePeriod } from '../occupancy-report.ts'
import { csv } from './csv.ts'
import { TABLES } from './tables.ts'

/** A report of one estate as a file; of a landlord, of their own part of it. */
export async function generateReport(tx: Tx, actor: Actor, wanted: ReportBody): Promise<SentFile> {
  const { report, estate_id, from, to } = wanted
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const period = resolvePeriod(wanted, today)
  const { heads, rows } = await TABLES[report](tx, {
    actor,
    estate_id,
    period,
    due: { ...(from && { from }), ...(to && { to }) },
    today,
  })
  const isOfToday = report === 'VACANCY' || (report === 'ARREARS' && !from && !to)
  const days = isOfToday ? today : `${period.from}-to-${period.to}`
  return {
    bytes: csv(heads, rows),
    name: `${report.toLowerCase()}-${plainName(estate.name)}-${days}.csv`,
    content_type: 'text/csv; charset=utf-8',
  }
}

/** For the name of a file: `Ọmọ́lẹ́ Court` → `omole-court`. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
