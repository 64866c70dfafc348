import type { ReportFileAsked } from '@gida/contract/domains/reports/report'
import { isForPrograms } from '@gida/contract/domains/reports/rules'
import { formatDay, formatInstant, formatPeriod } from '@gida/contract/shared/dates'
import type { Principal } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { ReportTable } from '../files/report-table.ts'
import { LEDGER_COLUMNS } from '../files/write-ledger.ts'
import { openReport } from './open-report.ts'
import { shown } from './query.ts'

const BASIS_NAMES = { CASH: 'by the day money came', ACCRUAL: 'by the day it fell due' }

/** A report as a table for a file, with its query. PDFs have the columns of the screen; other formats have all. */
export async function openTable(tx: Tx, actor: Principal, asked: ReportFileAsked) {
  const { shape, scoped, query } = await openReport(tx, actor, asked)
  const wanted = isForPrograms(asked.format) ? { columns: [...LEDGER_COLUMNS] } : asked
  const columns = shown(query, wanted, { isWhole: asked.format !== 'pdf', estates: scoped.estates.length })
  const by = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', actor.user_id)
    .executeTakeFirst()
  const { from, to, basis } = scoped
  const under = [
    scoped.estate_name ?? 'All estates',
    scoped.landlord_name,
    shape.period === 'AT' ? formatDay(to) : formatPeriod(from, to),
    basis && BASIS_NAMES[basis],
    ...(asked.where ?? []).map(({ is }) => is || 'Nothing named'),
  ]
  const table: ReportTable = {
    title: shape.title,
    under: under.filter(Boolean).join(' · '),
    made: `Made ${formatInstant(tx.now)} (Lagos)${by ? ` for ${by.full_name}` : ''}`,
    made_at: tx.now,
    columns,
  }
  return { table, query, days: { from, to } }
}
