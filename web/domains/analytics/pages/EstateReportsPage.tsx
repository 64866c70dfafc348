import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { figures } from '#words/figures'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Crumb } from '../../../ui/layout/Crumb.tsx'
import { EstateFrame } from '../../estates/index.ts'
import { type EstateName, ExportMenu } from '../parts/reports/ExportMenu.tsx'
import { kindOf, ReportRows } from '../parts/reports/ReportRows.tsx'
import type { Tab } from '../search.ts'

const estateReportsScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/reports')

const words = figures.reports

/** The code and data of each report are loaded when it is opened. */
const PARTS = {
  overview: lazy(async () => ({ default: (await import('../parts/reports/OverviewTab.tsx')).OverviewTab })),
  occupancy: lazy(async () => ({
    default: (await import('../parts/reports/OccupancyTab.tsx')).OccupancyTab,
  })),
  forecast: lazy(async () => ({ default: (await import('../parts/reports/ForecastTab.tsx')).ForecastTab })),
  vacancy: lazy(async () => ({ default: (await import('../parts/reports/VacancyTab.tsx')).VacancyTab })),
  market: lazy(async () => ({ default: (await import('../parts/reports/MarketTab.tsx')).MarketTab })),
} satisfies Record<Tab, unknown>

/** The reports of one estate: the list, or the report in the URL. */
export function EstateReportsPage() {
  const { id } = estateReportsScreen.useParams()
  const { tab } = estateReportsScreen.useSearch()
  return (
    <EstateFrame id={id} at="reports">
      {(estate) => (tab ? <Report tab={tab} estate={estate} /> : <ReportRows estate={estate} />)}
    </EstateFrame>
  )
}

function Report({ tab, estate }: { tab: Tab; estate: EstateName }) {
  const Part = PARTS[tab]
  return (
    <div>
      <Crumb
        link={
          <Link to="/dashboard/estates/$id/reports" params={{ id: estate.id }}>
            {words.all}
          </Link>
        }
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">{words.kinds[kindOf(tab)]}</h2>
        <ExportMenu report={kindOf(tab)} estate={estate} />
      </div>
      <Suspense
        fallback={
          <Card>
            <SkeletonRows label={figures.loading} />
          </Card>
        }
      >
        <Part id={estate.id} />
      </Suspense>
    </div>
  )
}
