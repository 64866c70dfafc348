export { blockPlace, placeIn, propertyPlace } from './forms/alert-places.ts'
export { AlertNotice } from './parts/AlertNotice.tsx'
export { reachQuery } from './queries.ts'
