import type { ReportAsked } from '@gida/contract/domains/reports/report'
import { BASES } from '@gida/contract/domains/reports/shape'
import { given, readDay, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
const COMPARED = ['PREVIOUS', 'LAST_YEAR'] as const

/** How a report is asked for in its address; `where` is `kind=TRUST_BANK&month=2026-10`. */
export const readReportSearch = (raw: Raw) =>
  given({
    estate_id: readEstate(raw),
    landlord_id: readId(raw, 'landlord_id'),
    from: readDay(raw, 'from'),
    to: readDay(raw, 'to'),
    basis: readOneOf(raw, 'basis', BASES),
    group_by: readText(raw, 'group_by'),
    compare: readOneOf(raw, 'compare', COMPARED),
    where: readText(raw, 'where'),
    columns: readOneOf(raw, 'columns', ['all']),
  })
export type ReportSearch = ReturnType<typeof readReportSearch>

export const whereOf = (text: string | undefined) =>
  [...new URLSearchParams(text ?? '')].map(([column, is]) => ({ column, is }))
export const whereText = (where: readonly { column: string; is: string }[]): string =>
  new URLSearchParams(where.map(({ column, is }) => [column, is])).toString()

/** The address of what was asked. */
export function searchOf({ report: _, where, columns, ...asked }: ReportAsked): ReportSearch {
  return given({
    ...asked,
    where: where ? whereText(where) : undefined,
    columns: columns ? ('all' as const) : undefined,
  })
}
