import { analytics } from '@gida/contract/domains/analytics/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { getAdminDashboard } from './dashboards/admin-dashboard.ts'
import { getCollectorDashboard } from './dashboards/collector-dashboard.ts'
import { getTenantDashboard } from './dashboards/tenant-dashboard.ts'
import { getEstateAnalytics } from './estate/estate-analytics.ts'
import { getMarketComparison } from './estate/market-comparison.ts'
import { getEstateForecast } from './forecast/get-estate-forecast.ts'
import { listAdminNeeds, listNeeds } from './needs/list-needs.ts'
import { getOccupancyReport } from './occupancy/occupancy-report.ts'
import { getVacancyAnalysis } from './occupancy/vacancy-analysis.ts'

export function analyticsRoutes({ on }: Mount): void {
  on(analytics.getDashboard, (tx, { actor, query }) => {
    if (actor.role === 'ADMIN') return getAdminDashboard(tx, actor)
    if (actor.role === 'TENANT') return getTenantDashboard(tx, actor)
    return getCollectorDashboard(tx, actor, query)
  })

  on(analytics.listNeeds, async (tx, { actor, query }) => {
    if (actor.role === 'TENANT') return { data: [] }
    return {
      data: await (actor.role === 'ADMIN' ? listAdminNeeds(tx, actor) : listNeeds(tx, { actor, ...query })),
    }
  })

  on(analytics.getEstateAnalytics, (tx, { actor, params, query }) =>
    getEstateAnalytics(tx, actor, params.id, query.months),
  )

  on(analytics.getOccupancyReport, (tx, { actor, params, query }) =>
    getOccupancyReport(tx, actor, params.id, query),
  )

  on(analytics.getEstateForecast, (tx, { actor, params }) => getEstateForecast(tx, actor, params.id))

  on(analytics.getVacancyAnalysis, (tx, { actor, params }) => getVacancyAnalysis(tx, actor, params.id))

  on(analytics.getMarketComparison, (tx, { actor, params }) => getMarketComparison(tx, actor, params.id))
}
