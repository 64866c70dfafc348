export { ReportFiles, ReportShelves } from './slots.ts'
export { fetchViewOf } from './views.ts'
