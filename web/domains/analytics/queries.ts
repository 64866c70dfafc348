import type { EstateReport } from '@gida/contract/domains/analytics/report'
import { client, query } from '../../platform/http/api.ts'

/** One call returns the whole dashboard of the caller's role. Decisions depend on it, so it is stale after 30 seconds. */
export const dashboardQuery = (estate_id: string | null) =>
  query(client.analytics.getDashboard, { query: estate_id ? { estate_id } : {} }, { fresh: 'critical' })

const FIGURES = { fresh: 'analytics' } as const

export const estateAnalyticsQuery = (id: string) =>
  query(client.analytics.getEstateAnalytics, { params: { id } }, FIGURES)
export const occupancyReportQuery = (id: string) =>
  query(client.analytics.getOccupancyReport, { params: { id } }, FIGURES)
export const estateForecastQuery = (id: string) =>
  query(client.analytics.getEstateForecast, { params: { id } }, FIGURES)
export const vacancyAnalysisQuery = (id: string) =>
  query(client.analytics.getVacancyAnalysis, { params: { id } }, FIGURES)
export const marketComparisonQuery = (id: string) =>
  query(client.analytics.getMarketComparison, { params: { id } }, FIGURES)

/** A report of one estate as a file. */
export async function exportReport(body: EstateReport): Promise<Blob> {
  const answer = await client.reports.generateReport({ body })
  if (answer instanceof Blob) return answer
  throw new Error('A report of one estate is made while one waits.')
}
