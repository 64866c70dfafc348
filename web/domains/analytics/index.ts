export { ReportFiles, ReportShelves } from './slots.ts'
