export { inspectionChanged } from './events.ts'
export { getInspection, type InspectionRow } from './reports/inspection-queries.ts'
