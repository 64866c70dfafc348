import type { ReportRow } from '@gida/contract/domains/reports/report'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { type ReportSearch, whereOf, whereText } from '../search.ts'

/** What a row opens: a thing of its own screen, or the rows that it was put together from. */
export function linkOf(opens: ReportRow['opens'], search: ReportSearch): ReactElement | undefined {
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
      const { estate_id, landlord_id, from, to } = search
      const where = whereText([...whereOf(search.where), ...opens.where])
      return (
        <Link
          to="/dashboard/reports/$report"
          params={{ report: opens.report }}
          search={{
            ...(estate_id && { estate_id }),
            ...(landlord_id && { landlord_id }),
            ...(from && { from }),
            ...(to && { to }),
            where,
          }}
        />
      )
    }
  }
}
