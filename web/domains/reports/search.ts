import type { Basis } from '@gida/contract/domains/reports/shape'
import { given, readDay, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
const BASES = ['CASH', 'ACCRUAL'] as const satisfies readonly Basis[]
const COMPARED = ['PREVIOUS', 'LAST_YEAR'] as const

/** The URL of a report; `where` is `kind=TRUST_BANK&month=2026-10`. */
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
