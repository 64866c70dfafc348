import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import { MOST_YEARS, type Report, type ReportRow } from '@gida/contract/domains/reports/report'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { ReportSearch } from '../search.ts'
import { whereOf, whereText } from '../where.ts'

type Days = Pick<Report, 'from' | 'to'>

/** The link of a row: the record's screen, or the rows that it aggregates. */
export function linkOf(
  opens: ReportRow['opens'],
  search: ReportSearch,
  days: Days,
): ReactElement | undefined {
  if (!opens) return undefined
  switch (opens.kind) {
    case 'lease':
      return <Link to="/dashboard/leases/$id" params={{ id: opens.id }} />
    case 'property':
      return <Link to="/dashboard/properties/$id" params={{ id: opens.id }} />
    case 'payment':
      return <Link to="/dashboard/payments/$id" params={{ id: opens.id }} />
    case 'request':
      return <Link to="/dashboard/maintenance/$id" params={{ id: opens.id }} />
    case 'report': {
      const { estate_id, landlord_id, to, basis } = search
      const { bases, period, columns } = shapeOf(opens.report)
      const isCountedSo = basis && bases?.includes(basis)
      const from = search.from ?? (period === 'RANGE' ? sinceEver(days) : undefined)
      const narrowed = whereOf(search.where).filter(({ column }) => columns.some(({ key }) => key === column))
      const where = whereText([...narrowed, ...opens.where])
      return (
        <Link
          to="/dashboard/reports/$report"
          params={{ report: opens.report }}
          search={{
            ...(estate_id && { estate_id }),
            ...(landlord_id && { landlord_id }),
            ...(from && { from }),
            ...(to && { to }),
            ...(isCountedSo && { basis }),
            where,
          }}
        />
      )
    }
  }
}

/** A balance at the end of a day aggregates all days before it. */
const sinceEver = ({ from, to }: Days) =>
  from === null ? addDays(addMonths(to, -12 * MOST_YEARS), 1) : undefined
