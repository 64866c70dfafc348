import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

export type AlertsSearch = { page?: number; estate_id?: string }
const calls = client.alerts

export const alertsQuery = ({ page = 1, estate_id }: AlertsSearch) => ({
  ...query(calls.listAlerts, { query: { page, ...(estate_id && { estate_id }) } }, { fresh: 'critical' }),
  placeholderData: keepPreviousData,
})
export const alertQuery = (id: string) => query(calls.getAlert, { params: { id } }, { fresh: 'critical' })
export const openAlertsQuery = query(calls.listOpenAlerts, undefined, { fresh: 'critical' })
export const reportQuery = (id: string) => query(calls.getAlertReport, { params: { id } })
export const reachQuery = (id: string, place: { block?: string; property_id?: string }) =>
  query(calls.getAlertReach, { params: { id }, query: place })
export const alertPeopleQuery = (id: string, search: string) => ({
  ...query(calls.listAlertPeople, { params: { id }, query: search ? { search } : {} }),
  placeholderData: keepPreviousData,
})
export const drillsQuery = (id: string) => query(calls.listDrills, { params: { id } })
export const rosterQuery = (id: string) => query(calls.listRoster, { params: { id } })
