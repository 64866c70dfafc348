export { blockPlace, placeIn, propertyPlace } from './forms/alert-places.ts'
export { OpenAlerts } from './parts/OpenAlerts.tsx'
export { reachQuery } from './queries.ts'
