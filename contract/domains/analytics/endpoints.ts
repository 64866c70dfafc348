import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { Dashboard, Need } from './dashboard.ts'
import { EstateAnalytics, OccupancyReport } from './estate-figures.ts'
import { EstateForecast } from './forecast.ts'
import { MarketComparison } from './market.ts'
import { PeriodQuery } from './report.ts'
import { VacancyAnalysis } from './vacancy.ts'

export const analytics = {
  getDashboard: endpoint({
    method: 'GET',
    path: '/analytics/dashboard',
    summary: "Retrieve the dashboard for the caller's role, optionally of one estate",
    access: 'signed_in',
    kept: true,
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: Dashboard,
  }),
  listNeeds: endpoint({
    method: 'GET',
    path: '/analytics/needs',
    summary: 'List tasks that await the caller, longest waiting first, optionally of one estate',
    access: 'signed_in',
    kept: true,
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: z.object({ data: z.array(Need) }),
  }),
  getEstateAnalytics: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/analytics',
    also: ['/estates/{id}/analytics'],
    summary:
      'Retrieve the key figures of an estate: money by month, arrears, occupancy, rents and leases that end',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: z.object({ months: z.coerce.number().int().min(12).max(24).default(12) }),
    answer: EstateAnalytics,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getOccupancyReport: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/reports/occupancy',
    also: ['/estates/{id}/reports/occupancy'],
    summary: 'Retrieve occupancy as days let out of all days, by month and by property',
    access: 'reports_read',
    params: paramsOf('estate'),
    query: PeriodQuery,
    answer: OccupancyReport,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getEstateForecast: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/forecast',
    also: ['/estates/{id}/forecast'],
    summary:
      "Forecast the rent of the next twelve months as a range, with the method's accuracy over the past months",
    access: 'reports_read',
    params: paramsOf('estate'),
    answer: EstateForecast,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getVacancyAnalysis: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/vacancy-analysis',
    also: ['/estates/{id}/vacancy-analysis'],
    summary: 'List vacant units, since when they are vacant, and the rent lost',
    access: 'reports_read',
    params: paramsOf('estate'),
    answer: VacancyAnalysis,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getMarketComparison: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}/market-comparison',
    also: ['/estates/{id}/market-comparison'],
    summary: 'Compare rents with similar units in the same local government area',
    access: 'reports_read',
    params: paramsOf('estate'),
    answer: MarketComparison,
    errors: ['ESTATE_NOT_FOUND'],
  }),
}
