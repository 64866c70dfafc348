import type { ReportAsked } from '@gida/contract/domains/reports/report'
import { given } from '../../platform/screens/search.ts'
import type { ReportSearch } from './search.ts'

/** Parses the row filter of the URL. */
export const whereOf = (text: string | undefined) =>
  [...new URLSearchParams(text ?? '')].map(([column, is]) => ({ column, is }))
export const whereText = (where: readonly { column: string; is: string }[]): string =>
  new URLSearchParams(where.map(({ column, is }) => [column, is])).toString()

/** The search parameters of a request. */
export function searchOf({ report: _, where, columns, ...asked }: ReportAsked): ReportSearch {
  return given({
    ...asked,
    where: where ? whereText(where) : undefined,
    columns: columns ? ('all' as const) : undefined,
  })
}
