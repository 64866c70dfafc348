export { ReportFiles } from './slots.ts'
