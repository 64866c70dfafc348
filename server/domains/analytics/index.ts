export { estateReport } from './reports/estate-report.ts'
